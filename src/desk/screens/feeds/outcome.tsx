import type { FeedRunRow } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { outcome, stateWords } from './words';

/** How a run stands, and what it has done or would do, in words. */
export function Outcome( {
	run,
}: {
	run: Pick< FeedRunRow, 'state' | 'shown_state' | 'is_dry' | 'counts' | 'message' >;
} ) {
	const { tone, text } = stateWords( run );
	return (
		<>
			<Badge tone={ tone }>{ text }</Badge> { outcome( run ) }
		</>
	);
}

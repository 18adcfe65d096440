import { Badge, type Tone } from '@/desk/badge';

const TONES: Record< string, Tone > = {
	requested: 'waiting',
	quoted: 'waiting',
	confirmed: 'good',
	out: 'good',
	returned: 'waiting',
	declined: 'bad',
	cancelled: 'bad',
	expired: 'bad',
};

/** Where a rental stands. */
export const StateBadge = ( { state, label }: { state: string; label: string } ) => (
	<Badge tone={ TONES[ state ] ?? 'plain' }>{ label }</Badge>
);

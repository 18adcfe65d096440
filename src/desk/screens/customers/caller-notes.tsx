import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskCallerFull } from '@/api/generated/schemas';
import type { Who } from './glance';
import { NewNote, NoteList } from './notes';

type Props = { who: Who; notes: DeskCallerFull[ 'notes' ]; onNoted: ( seen: DeskCallerFull ) => void };

const MAX_LENGTH = 4000;

/** What staff noted of a guest. An account has notes of its own, so of one only those from before are shown. */
export function CallerNotes( { who, notes, onNoted }: Props ) {
	const { email = '', phone = '' } = who;
	const about = useMemo( () => ( { email, phone } ), [ email, phone ] );
	const isGuest = who.customer_id === undefined;
	if ( ! isGuest && notes.length === 0 ) {
		return null;
	}
	return (
		<section>
			<h3>{ isGuest ? __( 'Notes', 'coleman' ) : __( 'Notes from before the account', 'coleman' ) }</h3>
			{ isGuest && (
				<NewNote
					name={ `callers-${ email || phone }` }
					path="/callers/notes"
					about={ about }
					maxLength={ MAX_LENGTH }
					onNoted={ onNoted }
				/>
			) }
			{ notes.length > 0 && <NoteList notes={ notes } /> }
		</section>
	);
}

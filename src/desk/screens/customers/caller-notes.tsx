import { Button, TextareaControl } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskCallerFull } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { longTime } from '@/desk/time';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import type { Who } from './glance';

type Props = { who: Who; notes: DeskCallerFull[ 'notes' ]; onNoted: ( seen: DeskCallerFull ) => void };

/** What staff noted of a guest. An account has notes of its own, so of one only those from before are shown. */
export function CallerNotes( { who, notes, onNoted }: Props ) {
	const isGuest = who.customer_id === undefined;
	if ( ! isGuest && notes.length === 0 ) {
		return null;
	}
	return (
		<section>
			<h3>{ isGuest ? __( 'Notes', 'coleman' ) : __( 'Notes from before the account', 'coleman' ) }</h3>
			{ isGuest && <NewNote who={ who } onNoted={ onNoted } /> }
			{ notes.length > 0 && (
				<ol className="coleman-customers__history">
					{ notes.map( ( note ) => (
						<li key={ note.id }>
							<p>{ note.text }</p>
							<small>
								{ note.actor }, <time dateTime={ note.at }>{ longTime( note.at ) }</time>
							</small>
						</li>
					) ) }
				</ol>
			) }
		</section>
	);
}

function NewNote( { who, onNoted }: Omit< Props, 'notes' > ) {
	const { email = '', phone = '' } = who;
	const { draft: text, put, clear } = useDraft( `note-callers-${ email || phone }`, () => '' );
	const announce = useAnnounce();
	const note = useMutation(
		useCallback(
			( typed: string ) => post< DeskCallerFull >( '/callers/notes', { email, phone, text: typed } ),
			[ email, phone ]
		)
	);
	const submit = async () => {
		const answer = await note.run( text );
		if ( answer ) {
			put( '' );
			clear();
			onNoted( answer.results );
			announce( __( 'Note saved.', 'coleman' ) );
		}
	};
	return (
		<form
			className="coleman-desk__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<Fault error={ note.error } />
			<TextareaControl
				label={ __( 'Note', 'coleman' ) }
				help={ __( 'Staff only. Customers don’t see it.', 'coleman' ) }
				rows={ 3 }
				maxLength={ 4000 }
				value={ text }
				onChange={ put }
			/>
			<div className="coleman-desk__buttons">
				<Button
					type="submit"
					variant="secondary"
					isBusy={ note.isBusy }
					disabled={ text.trim() === '' || note.isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Add note', 'coleman' ) }
				</Button>
			</div>
		</form>
	);
}

import { Button, TextareaControl } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { longTime } from '@/desk/time';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';

type NewNoteProps< Answer > = {
	/** Tells half-typed notes of different people apart: `customers-12`. */
	name: string;
	path: string;
	/** Sent with the text. The same object as long as it is about the same person. */
	about?: Record< string, string >;
	maxLength?: number;
	onNoted: ( answer: Answer ) => void;
};

/** A note on a person, for staff. */
export function NewNote< Answer >( { name, path, about, maxLength, onNoted }: NewNoteProps< Answer > ) {
	const { draft: text, put, clear } = useDraft( `note-${ name }`, () => '' );
	const announce = useAnnounce();
	const note = useMutation(
		useCallback( ( typed: string ) => post< Answer >( path, { ...about, text: typed } ), [ path, about ] )
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
				{ ...( maxLength !== undefined && { maxLength } ) }
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

type Note = { id: number; text: string; actor: string; at: string };

/** What was noted, newest first: who and when. */
export const NoteList = ( { notes }: { notes: Note[] } ) => (
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
);

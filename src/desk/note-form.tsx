import { Button, RadioControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Changes } from './use-changing';
import { useDraft } from './use-draft';

type Props = {
	/** Tells the half-typed notes of different things apart: `orders-12`. */
	name: string;
	/** Whether a message can be written here too. */
	hasMail: boolean;
	changing: Changes;
};

const EMPTY = { text: '', isMessage: false };

/** A note for the house, or a message to the customer: which of the two is on the button. */
export function NoteForm( { name, hasMail, changing }: Props ) {
	const {
		draft: { text, isMessage },
		put,
		clear,
	} = useDraft( `note-${ name }`, () => EMPTY );
	return (
		<section className="coleman-desk__section">
			<h3>{ hasMail ? __( 'Note or message', 'coleman' ) : __( 'Note', 'coleman' ) }</h3>
			<form
				className="coleman-desk__form"
				onSubmit={ async ( event ) => {
					event.preventDefault();
					const done = await changing.run( {
						path: '/notes',
						data: { text, is_message: isMessage },
						said: isMessage ? __( 'Message sent.', 'coleman' ) : __( 'Note saved.', 'coleman' ),
					} );
					if ( done ) {
						let isSent = true;
						put( ( now ) => {
							// What was typed meanwhile is another note.
							isSent = now.text === text;
							return isSent ? EMPTY : now;
						} );
						if ( isSent ) {
							clear();
						}
					}
				} }
			>
				<TextareaControl
					label={ __( 'Text', 'coleman' ) }
					hideLabelFromVision
					value={ text }
					rows={ 3 }
					onChange={ ( value ) => put( { text: value, isMessage } ) }
				/>
				{ hasMail && (
					<RadioControl
						label={ __( 'Visible to', 'coleman' ) }
						hideLabelFromVision
						selected={ isMessage ? 'message' : 'note' }
						options={ [
							{ value: 'note', label: __( 'Staff only', 'coleman' ) },
							{ value: 'message', label: __( 'Customer, by email', 'coleman' ) },
						] }
						onChange={ ( value ) => put( { text, isMessage: value === 'message' } ) }
					/>
				) }
				<div>
					<Button
						type="submit"
						variant="secondary"
						disabled={ text.trim() === '' }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						__next40pxDefaultSize
					>
						{ isMessage ? __( 'Send message', 'coleman' ) : __( 'Save note', 'coleman' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}

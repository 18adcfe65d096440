import { Button, RadioControl, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Changes } from './use-changing';

type Props = {
	/** Whether a message can be written here too. */
	hasMail: boolean;
	changing: Changes;
};

/** A note for the house, or a message to the customer: which of the two is on the button. */
export function NoteForm( { hasMail, changing }: Props ) {
	const [ text, setText ] = useState( '' );
	const [ isMessage, setIsMessage ] = useState( false );
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
						said: isMessage ? __( 'The message is on its way.', 'coleman' ) : __( 'Note kept.', 'coleman' ),
					} );
					if ( done ) {
						setText( '' );
						setIsMessage( false );
					}
				} }
			>
				<TextareaControl
					label={ __( 'Text', 'coleman' ) }
					hideLabelFromVision
					value={ text }
					rows={ 3 }
					onChange={ setText }
				/>
				{ hasMail && (
					<RadioControl
						label={ __( 'For whom', 'coleman' ) }
						hideLabelFromVision
						selected={ isMessage ? 'message' : 'note' }
						options={ [
							{ value: 'note', label: __( 'For the desks only', 'coleman' ) },
							{ value: 'message', label: __( 'To the customer, by mail', 'coleman' ) },
						] }
						onChange={ ( value ) => setIsMessage( value === 'message' ) }
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
						{ isMessage ? __( 'Send the message', 'coleman' ) : __( 'Keep the note', 'coleman' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}

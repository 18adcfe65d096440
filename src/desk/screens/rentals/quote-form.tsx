import { Button, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '@/desk/fields';
import { formatCents, parseMoney } from '@/rules/money';
import type { Rental } from './types';
import type { Changing } from './use-rental';

type Props = { rental: Rental; changing: Changing };

/** What the desk asks for it: the site's figure, or one of its own, kept or mailed to the customer. */
export function QuoteForm( { rental, changing }: Props ) {
	const [ price, setPrice ] = useState(
		rental.quote_cents === null ? '' : ( rental.quote_cents / 100 ).toFixed( 2 )
	);
	const [ note, setNote ] = useState( rental.quote_note );
	const typed = price.trim() === '' ? null : parseMoney( price );
	const cents = typed !== null && typed >= 0 ? typed : null;
	const isNone = price.trim() !== '' && cents === null;
	const isSendable = ! isNone && ( cents !== null || rental.is_priced );
	const send = ( isSent: boolean ) =>
		changing.run( {
			path: '/quote',
			data: { quote_cents: cents, note, send: isSent },
			said: isSent ? __( 'Price sent.', 'coleman' ) : __( 'Price saved.', 'coleman' ),
		} );
	const help = rental.is_priced
		? sprintf(
				/* translators: %s: amount of money */
				__( 'Leave empty to use the calculated price: %s.', 'coleman' ),
				formatCents( rental.total_cents )
			)
		: __( 'The site has no rates for this machine.', 'coleman' );
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Price', 'coleman' ) }</h3>
			<form
				className="coleman-desk__form coleman-rentals__quote"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void send( true );
				} }
			>
				<TextField
					label={ __( 'Total price in dollars', 'coleman' ) }
					fault={ isNone ? __( 'Enter an amount, such as 850 or 1,240.50.', 'coleman' ) : undefined }
					help={ help }
					inputMode="decimal"
					value={ price }
					onChange={ setPrice }
				/>
				<TextareaControl
					label={ __( 'Message to the customer', 'coleman' ) }
					value={ note }
					rows={ 2 }
					onChange={ setNote }
				/>
				<div className="coleman-desk__row">
					<Button
						type="submit"
						variant="secondary"
						disabled={ ! isSendable }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						__next40pxDefaultSize
					>
						{ __( 'Send price', 'coleman' ) }
					</Button>
					<Button
						variant="tertiary"
						disabled={ isNone }
						accessibleWhenDisabled
						onClick={ () => void send( false ) }
						__next40pxDefaultSize
					>
						{ __( 'Save without sending', 'coleman' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}

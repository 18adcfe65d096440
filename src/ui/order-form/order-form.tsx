import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { boolean, integer, nullable, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { MAX_QUANTITY } from '@/rules/parts';
import { Button } from '@/ui/button/button';
import { StepButton } from '@/ui/step-button/step-button';
import './style.css';

export const orderFormProps = shape( {
	/** Of a part, in the shape of the API, what ordering it takes. */
	part: shape( {
		PartId: integer,
		PickupOnly: boolean,
		CanShip: string,
		orderable: boolean,
		default_quantity: integer,
		multiple_of: integer,
	} ),
	/** Why the form was refused when it was posted without JavaScript, and what had been typed. */
	fault: optional( nullable( shape( { message: string, quantity: string } ) ) ),
	/** Quiet where it is one of many. */
	variant: optional( oneOf( 'primary', 'quiet' ) ),
} );

/** Puts parts into the cart; what it waits for is waited for. */
export type OnAdd = ( partId: number, quantity: number ) => Promise< unknown >;

type OrderFormProps = TypeOf< typeof orderFormProps > & {
	/** Without it the form posts to the page that it is on. */
	onAdd?: OnAdd | undefined;
};

/**
 * Quantity and button. A part that cannot be shipped says so in the place
 * of "Add to cart", and is reserved for pickup instead.
 */
export function OrderForm( { part, fault: printed = null, variant = 'primary', onAdd }: OrderFormProps ) {
	const [ isPending, setPending ] = useState( false );
	const [ fault, setFault ] = useState( printed );
	const input = useRef< HTMLInputElement >( null );

	const message = part.PickupOnly && <p className="coleman-order-form__message">{ part.CanShip }</p>;
	if ( ! part.orderable ) {
		return message || null;
	}

	// A part without a multiple is sold by the piece.
	const step = Math.max( 1, part.multiple_of );

	const submit = async ( event: FormEvent< HTMLFormElement > ) => {
		if ( ! onAdd ) {
			return;
		}
		event.preventDefault();
		if ( ! isPending ) {
			setPending( true );
			setFault( null );
			await onAdd( part.PartId, Number( new FormData( event.currentTarget ).get( 'quantity' ) ) );
			setPending( false );
		}
	};

	return (
		<form className="coleman-order-form" method="post" onSubmit={ submit }>
			<input type="hidden" name="coleman_action" value="cart_add" />
			<input type="hidden" name="partId" value={ part.PartId } />
			{ message }
			{ fault && (
				<p className="coleman-order-form__fault" role="alert">
					{ fault.message }
				</p>
			) }
			<StepButton way="fewer" onClick={ () => input.current?.stepDown() } />
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside; ids would have to come from props */ }
			<label className="coleman-order-form__quantity">
				<span>{ __( 'Quantity', 'coleman' ) }</span>
				{ /* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has it for every role; an id would be there twice where a part is */ }
				<input
					ref={ input }
					type="number"
					name="quantity"
					inputMode="numeric"
					min={ step }
					max={ MAX_QUANTITY - ( MAX_QUANTITY % step ) }
					step={ step }
					defaultValue={ printed?.quantity || part.default_quantity }
					required
					aria-invalid={ fault ? true : undefined }
					aria-description={ fault?.message }
				/>
			</label>
			<StepButton way="more" onClick={ () => input.current?.stepUp() } />
			<Button
				type="submit"
				variant={ variant }
				label={ part.PickupOnly ? __( 'Reserve for pickup', 'coleman' ) : __( 'Add to cart', 'coleman' ) }
				isPending={ isPending }
			/>
		</form>
	);
}

import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { formatCents } from '@/rules/money';
import { StepButton } from '@/ui/step-button/step-button';
import { ActionForm } from './action-form';
import { CartPart } from './cart-part';
import type { Fault, Item } from './cart-props';
import { useDescription } from './use-description';
import { useQuantity } from './use-quantity';

type LineProps = {
	item: Item;
	/** When it is ready or arrives. */
	promise: string;
	fault: Fault | null;
	/** True when the island works: until then the forms post by themselves. */
	isLive: boolean;
	onQuantity: ( quantity: number ) => Promise< boolean >;
	onDescribe: ( text: string ) => Promise< boolean >;
	onSave: () => Promise< unknown >;
	onRemove: () => Promise< unknown >;
};

const progressText = () => ( {
	none: '',
	saving: __( 'Saving…', 'coleman' ),
	saved: __( 'Saved', 'coleman' ),
} );

function QuantityForm( {
	item,
	fault,
	isLive,
	onQuantity,
}: Pick< LineProps, 'item' | 'fault' | 'isLive' | 'onQuantity' > ) {
	const { cartItemId, Quantity, quantity_limits: limits } = item;
	const printed = fault?.quantity || `${ Quantity }`;
	const {
		input,
		fault: typedFault,
		progress,
		commit,
		commitSoon,
	} = useQuantity( Quantity, printed, limits.maximum, onQuantity );
	const said = typedFault || fault?.message;

	const fewer = () => {
		// The last ones are taken out by Remove.
		if ( Number( input.current?.value ) > limits.multiple_of ) {
			input.current?.stepDown();
			commitSoon();
		}
	};

	const more = () => {
		input.current?.stepUp();
		commitSoon();
	};

	const submit = ( event: FormEvent ) => {
		if ( isLive ) {
			event.preventDefault();
			void commit();
		}
	};

	return (
		<form
			id={ item.customerPartDescription === undefined ? undefined : `cart-form-${ cartItemId }` }
			className="coleman-cart__quantity"
			method="post"
			noValidate={ isLive }
			onSubmit={ submit }
		>
			<input type="hidden" name="coleman_action" value="cart_update" />
			<input type="hidden" name="cartItemId" value={ cartItemId } />
			<label className="coleman-cart__label" htmlFor={ `cart-quantity-${ cartItemId }` }>
				{ __( 'Quantity', 'coleman' ) }
			</label>
			<StepButton way="fewer" onClick={ isLive ? fewer : undefined } />
			<input
				ref={ input }
				id={ `cart-quantity-${ cartItemId }` }
				className="coleman-cart__input"
				type="number"
				name="quantity"
				inputMode="numeric"
				autoComplete="off"
				min={ 0 }
				max={ limits.maximum }
				step={ limits.multiple_of }
				defaultValue={ printed }
				required
				aria-invalid={ said ? true : undefined }
				aria-describedby={ said ? `cart-fault-${ cartItemId }` : undefined }
				onChange={ isLive ? commitSoon : undefined }
				onBlur={ isLive ? commit : undefined }
			/>
			<StepButton way="more" onClick={ isLive ? more : undefined } />
			<span className="coleman-cart__after">
				<button type="submit" className="coleman-cart__update">
					{ __( 'Update', 'coleman' ) }
				</button>
				<span className="coleman-cart__progress" aria-hidden="true">
					{ progressText()[ progress ] }
				</span>
			</span>
			{ said && (
				<p id={ `cart-fault-${ cartItemId }` } className="coleman-cart__fault" role="alert">
					{ said }
				</p>
			) }
		</form>
	);
}

/** What the parts desk has to go by for a line that is not in the catalog. It is sent with the quantity's form. */
function Naming( { item, isLive, onDescribe }: Pick< LineProps, 'item' | 'isLive' | 'onDescribe' > ) {
	const { cartItemId, customerPartDescription: known = '' } = item;
	const { input, commit } = useDescription( known, isLive, onDescribe );

	return (
		<p className="coleman-cart__naming">
			<label className="coleman-cart__label" htmlFor={ `cart-naming-${ cartItemId }` }>
				{ __( 'What is it? This helps the parts desk find it.', 'coleman' ) }
			</label>
			<input
				ref={ input }
				id={ `cart-naming-${ cartItemId }` }
				form={ `cart-form-${ cartItemId }` }
				className="coleman-cart__input"
				type="text"
				name="customerPartDescription"
				maxLength={ 250 }
				autoComplete="off"
				defaultValue={ known }
				onBlur={ isLive ? commit : undefined }
			/>
		</p>
	);
}

/** One line of the cart. It can be given the focus, so that a visitor whose line has gone goes on at the next. */
export function CartLine( { item, promise, fault, isLive, onQuantity, onDescribe, onSave, onRemove }: LineProps ) {
	const { cartItemId, line_total_cents: total } = item;

	return (
		<li className="coleman-cart__line" tabIndex={ -1 } aria-labelledby={ `cart-line-${ cartItemId }` }>
			<CartPart item={ item } id={ `cart-line-${ cartItemId }` } promise={ promise }>
				{ item.customerPartDescription !== undefined && (
					<Naming item={ item } isLive={ isLive } onDescribe={ onDescribe } />
				) }
			</CartPart>
			<div className="coleman-cart__change">
				<QuantityForm item={ item } fault={ fault } isLive={ isLive } onQuantity={ onQuantity } />
				<ActionForm
					action="cart_save"
					item={ item }
					label={ __( 'Save for later', 'coleman' ) }
					name={
						/* translators: %s: a part's description. */
						sprintf( __( 'Save for later: %s', 'coleman' ), item.Description )
					}
					onAct={ isLive ? onSave : undefined }
				/>
				<ActionForm
					action="cart_remove"
					item={ item }
					label={ __( 'Remove', 'coleman' ) }
					name={
						/* translators: %s: a part's description. */
						sprintf( __( 'Remove %s', 'coleman' ), item.Description )
					}
					onAct={ isLive ? onRemove : undefined }
				/>
			</div>
			<p className="coleman-cart__total">
				<span className="coleman-cart__label">{ __( 'Line total', 'coleman' ) }</span>
				<span className="coleman-cart__sum">
					{ total === null ? __( 'Price on request', 'coleman' ) : formatCents( total ) }
				</span>
			</p>
		</li>
	);
}

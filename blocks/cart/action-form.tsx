import { useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import type { Item } from './cart-props';

type ActionFormProps = {
	/** What PHP does when the form posts by itself. */
	action: 'cart_remove' | 'cart_save' | 'cart_take_back' | 'cart_drop';
	item: Item;
	label: string;
	/** The label with the part in it, for who hears the buttons one after the other. */
	name: string;
	/** Without it the form posts to the page that it is on. */
	onAct?: ( () => Promise< unknown > ) | undefined;
};

/** One button that does something with one item of the cart. */
export function ActionForm( { action, item, label, name, onAct }: ActionFormProps ) {
	const [ isPending, setPending ] = useState( false );

	const submit = async ( event: FormEvent ) => {
		if ( ! onAct ) {
			return;
		}
		event.preventDefault();
		if ( ! isPending ) {
			setPending( true );
			await onAct();
			setPending( false );
		}
	};

	return (
		<form className="coleman-cart__action" method="post" onSubmit={ submit }>
			<input type="hidden" name="coleman_action" value={ action } />
			<input type="hidden" name="cartItemId" value={ item.cartItemId } />
			<button
				type="submit"
				className={ `coleman-cart__act${ isPending ? ' is-pending' : '' }` }
				aria-label={ name }
				aria-busy={ isPending || undefined }
			>
				{ label }
			</button>
		</form>
	);
}

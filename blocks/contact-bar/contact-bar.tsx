import { __, sprintf } from '@wordpress/i18n';
import { integer, nullable, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { telephoneUrl } from '@/rules/telephone';

export const contactBarProps = shape( {
	/** What the page is about, in words. */
	title: string,
	/** The branch that is called; null where none has a number. */
	branch: nullable( shape( { city: string, phone: string } ) ),
	/** Where the question is written. */
	askUrl: string,
	/** The page's main button: into the cart, or to the request of a rental. Null where that is to ask. */
	action: nullable(
		shape( {
			kind: oneOf( 'cart', 'pickup', 'rental' ),
			/** Of a rental the page of the request, else empty. */
			url: string,
			/** Of a rental the modal of the request, else empty. */
			modal: string,
			/** Of a part, else 0. */
			partId: integer,
			quantity: integer,
		} )
	),
} );

export type ContactBarProps = TypeOf< typeof contactBarProps >;

/** The real buttons: while one of them is on the screen the bar is away. */
const REAL = [
	'.coleman-order-form',
	'.coleman-rental__action',
	'.coleman-machine__action',
	'.coleman-part-help',
	'.coleman-inquiry-form',
].join();

type ActionProps = { action: NonNullable< ContactBarProps[ 'action' ] > };

/** Without JavaScript the form adds the part by itself; with it, it sends the page's own form (src/behaviours/contact-bar). */
function Action( { action }: ActionProps ) {
	if ( action.kind === 'rental' ) {
		return (
			<a
				className="coleman-contact-bar__action wp-element-button modal-link"
				href={ action.url }
				{ ...{ 'modal-target': action.modal } }
			>
				{ __( 'Request rental', 'coleman' ) }
			</a>
		);
	}
	return (
		<form className="coleman-contact-bar__form" method="post" data-sends=".coleman-part__plate .coleman-order-form">
			<input type="hidden" name="coleman_action" value="cart_add" />
			<input type="hidden" name="partId" value={ action.partId } />
			<input type="hidden" name="quantity" value={ action.quantity } />
			<button type="submit" className="coleman-contact-bar__action wp-element-button">
				{ action.kind === 'pickup' ? __( 'Reserve for pickup', 'coleman' ) : __( 'Add to cart', 'coleman' ) }
			</button>
		</form>
	);
}

/** Call, ask, and the page's main button, in reach of a thumb. */
export function ContactBar( { title, branch, askUrl, action }: ContactBarProps ) {
	return (
		<div
			className="coleman-contact-bar"
			role="group"
			aria-label={
				/* translators: %s: a part or machine. */
				sprintf( __( 'Contact us about %s', 'coleman' ), title )
			}
			data-contact-bar={ REAL }
		>
			{ branch && (
				<a className="coleman-contact-bar__way" href={ telephoneUrl( branch.phone ) }>
					<span>{ __( 'Call', 'coleman' ) }</span>
					<span className="coleman-contact-bar__branch">{ branch.city }</span>
				</a>
			) }
			<a
				className={ action ? 'coleman-contact-bar__way' : 'coleman-contact-bar__action wp-element-button' }
				href={ askUrl }
			>
				{ __( 'Ask', 'coleman' ) }
			</a>
			{ action && <Action action={ action } /> }
		</div>
	);
}

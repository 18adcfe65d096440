import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { integer, nullable, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { grouped } from '@/rules/grouped';
import { cartStore } from '@/stores/cart';
import { formatCents } from '@/rules/money';
import type { Integer } from '@/rules/numbers';
import type { RecentItem } from '@/stores/cart';
import { useAttention } from '@/ui/attention/use-attention';
import { Picture } from '@/ui/picture/picture';

export const cartModalProps = shape( {
	cartUrl: string,
	recent: nullable(
		shape( {
			description: string,
			image: string,
			quantity: integer,
			/** What one costs; null where nobody knows yet. */
			cents: nullable( integer ),
			/** Of the cart, without charges, shipping and tax. */
			subtotal: integer,
		} )
	),
} );

export type CartModalProps = TypeOf< typeof cartModalProps >;

type ViewProps = CartModalProps & {
	onClose?: () => void;
	onAttention?: ( attended: boolean ) => void;
};

const ignore = () => {};

/** How many were added, and what they cost where that is known. */
function quantityText( quantity: Integer, cents: Integer | null ): string {
	/* translators: %s: how many were added. */
	const text = sprintf( __( 'Quantity: %s', 'coleman' ), grouped( quantity ) );
	return cents === null ? text : `${ text } · ${ formatCents( cents * quantity ) }`;
}

/** How the modal looks. It is told, not asked: the region is polite and the focus stays where it was. */
export function CartModalView( { cartUrl, recent, onClose = ignore, onAttention = ignore }: ViewProps ) {
	const attention = useAttention< HTMLDivElement >( onAttention );
	return (
		<div className="coleman-cart-modal__region" role="status" { ...attention }>
			{ recent && (
				<div className="coleman-cart-modal__card">
					<p className="coleman-cart-modal__title">{ __( 'Item added to cart', 'coleman' ) }</p>
					{ recent.image && (
						<Picture
							className="coleman-cart-modal__image"
							src={ recent.image }
							alt=""
							width={ 96 }
							height={ 60 }
							sizes="6rem"
							loading="lazy"
						/>
					) }
					<p className="coleman-cart-modal__description">{ recent.description }</p>
					<p className="coleman-cart-modal__quantity">{ quantityText( recent.quantity, recent.cents ) }</p>
					<p className="coleman-cart-modal__subtotal">
						{
							/* translators: %s: what is in the cart comes to. */
							sprintf( __( 'Subtotal: %s', 'coleman' ), formatCents( recent.subtotal ) )
						}
					</p>
					<a className="coleman-cart-modal__link wp-element-button" href={ cartUrl }>
						{ __( 'Go to cart', 'coleman' ) }
					</a>
					<button
						type="button"
						className="coleman-cart-modal__close"
						aria-label={ __( 'Close', 'coleman' ) }
						onClick={ onClose }
					>
						×
					</button>
				</div>
			) }
		</div>
	);
}

const fromStore = ( { item, quantity }: RecentItem, subtotal: number ): CartModalProps[ 'recent' ] => ( {
	description: item.Description,
	image: item.Photo.MediumImagePath,
	quantity,
	cents: item.IsUnknown ? null : item.price_cents,
	subtotal,
} );

/** The modal at work: it shows what the cart's store says was added last. */
export function CartModal( { cartUrl, recent }: CartModalProps ) {
	const { clearRecentItem, pauseRecentItem, resumeRecentItem } = useDispatch( cartStore );
	const added = useSelect( ( select ) => select( cartStore ).getRecentItem(), [] );
	const isMounted = useMounted();
	const cart = useSelect( ( select ) => select( cartStore ).getKnownCart(), [] );
	const current = added && fromStore( added, cart ? cart.totals.subtotal_cents : 0 );

	return (
		<CartModalView
			cartUrl={ cartUrl }
			recent={ isMounted ? current : recent }
			onClose={ clearRecentItem }
			onAttention={ ( attended ) => ( attended ? pauseRecentItem() : resumeRecentItem() ) }
		/>
	);
}

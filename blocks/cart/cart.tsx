import { select, useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MouseEvent, RefObject } from 'react';
import { readHint, useMounted } from '@/islands';
import { grouped } from '@/rules/grouped';
import { formatCents } from '@/rules/money';
import { afterPress } from '@/forms/after-press';
import { cartStore } from '@/stores/cart';
import { Button } from '@/ui/button/button';
import { DeliveryWays, ShippingEstimate } from './cart-delivery';
import { CartLine } from './cart-line';
import type { CartProps, Item } from './cart-props';
import { SavedItems } from './saved-items';
import { useDelivery } from './use-delivery';

export { cartProps } from './cart-props';

/** What was just done: said aloud, and on the screen where it can be undone. */
type CartStatus = { text: string; removed: Item | null };

const messages = {
	/* translators: %s: a part's description. */
	removed: ( part: string ) => sprintf( __( 'Removed: %s', 'coleman' ), part ),
	/* translators: %s: a part's description. */
	back: ( part: string ) => sprintf( __( 'Back in your cart: %s', 'coleman' ), part ),
	/* translators: %s: a part's description. */
	saved: ( part: string ) => sprintf( __( 'Saved for later: %s', 'coleman' ), part ),
	/* translators: %s: what a customer calls a part. */
	noted: ( part: string ) => sprintf( __( 'Note saved: %s', 'coleman' ), part ),
};

const NO_STATUS: CartStatus = { text: '', removed: null };

type ViewProps = CartProps & {
	rootRef?: RefObject< HTMLDivElement >;
	isLive?: boolean;
	/** What is said about delivery is of the cart before its last change. */
	isStale?: boolean;
	status?: CartStatus;
	onQuantity?: ( item: Item, quantity: number ) => Promise< boolean >;
	onDescribe?: ( item: Item, text: string ) => Promise< boolean >;
	onSave?: ( item: Item ) => Promise< unknown >;
	onTakeBack?: ( item: Item ) => Promise< unknown >;
	onDrop?: ( item: Item ) => Promise< unknown >;
	onRemove?: ( item: Item ) => Promise< unknown >;
	onUndo?: () => void;
	onCheckout?: ( ( event: MouseEvent< HTMLAnchorElement > ) => void ) | undefined;
};

const refuse = async () => false;

function Empty( { urls }: Pick< CartProps, 'urls' > ) {
	return (
		<div className="coleman-cart__empty">
			<h2 className="coleman-cart__empty-title" tabIndex={ -1 }>
				{ __( 'Your cart is empty.', 'coleman' ) }
			</h2>
			<form className="coleman-cart__search" method="get" action={ urls.search } data-native="">
				<input type="hidden" name="from" value="parts" />
				<label className="coleman-cart__label" htmlFor="cart-search">
					{ __( 'Part number, model or keywords', 'coleman' ) }
				</label>
				<input id="cart-search" className="coleman-cart__input" type="search" name="q" required />
				<Button type="submit" variant="primary" label={ __( 'Find a part', 'coleman' ) } />
			</form>
			<ul className="coleman-cart__ways">
				{ urls.signIn && (
					<li>
						<a href={ urls.signIn } data-native="">
							{ __( 'Sign in to see your account’s cart', 'coleman' ) }
						</a>
					</li>
				) }
				<li>
					<a href={ urls.quickOrder } data-native="">
						{ __( 'Quick order by part numbers', 'coleman' ) }
					</a>
				</li>
				<li>
					<a href={ urls.newEquipment } data-native="">
						{ __( 'New equipment', 'coleman' ) }
					</a>
				</li>
				<li>
					<a href={ urls.shopping } data-native="">
						{ __( 'Keep shopping', 'coleman' ) }
					</a>
				</li>
			</ul>
		</div>
	);
}

function Summary( {
	cart,
	delivery,
	zipFault,
	urls,
	onCheckout,
}: Pick< ViewProps, 'cart' | 'delivery' | 'zipFault' | 'urls' | 'onCheckout' > ) {
	return (
		<section className="coleman-cart__summary" aria-labelledby="cart-summary">
			<h2 id="cart-summary" className="coleman-cart__strip">
				{ __( 'Subtotal', 'coleman' ) }
			</h2>
			<p className="coleman-cart__subtotal">{ formatCents( cart.totals.subtotal_cents ) }</p>
			<p className="coleman-cart__count">
				{
					/* translators: %s: number of pieces in the cart. */
					sprintf( _n( '%s item', '%s items', cart.ItemCount, 'coleman' ), grouped( cart.ItemCount ) )
				}
			</p>
			{ cart.has_unknown_price && (
				<p className="coleman-cart__unknown">
					<strong>{ __( 'The subtotal doesn’t include parts without a price.', 'coleman' ) }</strong>
					<span>
						{ __( 'Will contact you with pricing information after order is submitted', 'coleman' ) }
					</span>
				</p>
			) }
			<ShippingEstimate delivery={ delivery } zipFault={ zipFault } />
			<a className="coleman-cart__checkout wp-element-button" href={ urls.checkout } onClick={ onCheckout }>
				{ __( 'Checkout', 'coleman' ) }
			</a>
			<a className="coleman-cart__shopping" href={ urls.shopping } data-native="">
				{ __( 'Keep shopping', 'coleman' ) }
			</a>
			<a className="coleman-cart__shopping" href={ urls.quickOrder } data-native="">
				{ __( 'Quick order by part numbers', 'coleman' ) }
			</a>
			<a className="coleman-cart__shopping" href={ urls.list } data-native="">
				{ __( 'Save cart as a list', 'coleman' ) }
			</a>
			<a className="coleman-cart__shopping" href={ urls.quote } data-native="">
				{ __( 'Print or send as a quote', 'coleman' ) }
			</a>
		</section>
	);
}

/** How the cart looks. Without the handlers its forms post to the page that it is on. */
export function CartView( {
	level: Title,
	heading,
	cart,
	fault,
	delivery,
	zipFault,
	urls,
	rootRef,
	isLive = false,
	isStale = false,
	status = NO_STATUS,
	onQuantity = refuse,
	onDescribe = refuse,
	onSave = refuse,
	onTakeBack = refuse,
	onDrop = refuse,
	onRemove = refuse,
	onUndo,
	onCheckout,
}: ViewProps ) {
	const isOfLine = cart.Items.some( ( { cartItemId } ) => cartItemId === fault?.cartItemId );

	return (
		<div className={ `coleman-cart__body${ isLive ? ' is-live' : '' }` } ref={ rootRef }>
			<Title className="coleman-cart__title">{ heading }</Title>
			<div className={ `coleman-cart__told${ status.removed ? ' is-shown' : '' }` } role="status">
				{ status.text && <p>{ status.text }</p> }
				{ status.removed && (
					<button type="button" className="coleman-cart__undo" onClick={ onUndo }>
						{ __( 'Undo', 'coleman' ) }
					</button>
				) }
			</div>
			{ fault && ! isOfLine && (
				<p className="coleman-cart__fault" role="alert">
					{ fault.message }
				</p>
			) }
			{ cart.notices.map( ( notice ) => (
				<p key={ notice } className="coleman-cart__notice">
					{ notice }
				</p>
			) ) }
			{ cart.Items.length ? (
				<div className="coleman-cart__columns">
					<div className={ `coleman-cart__main${ isStale ? ' is-stale' : '' }` }>
						<ul className="coleman-cart__lines">
							{ cart.Items.map( ( item ) => (
								<CartLine
									key={ item.cartItemId }
									item={ item }
									promise={
										delivery.lines.find( ( { cartItemId } ) => cartItemId === item.cartItemId )
											?.promise ?? ''
									}
									fault={ item.cartItemId === fault?.cartItemId ? fault : null }
									isLive={ isLive }
									onQuantity={ ( quantity ) => onQuantity( item, quantity ) }
									onDescribe={ ( text ) => onDescribe( item, text ) }
									onSave={ () => onSave( item ) }
									onRemove={ () => onRemove( item ) }
								/>
							) ) }
						</ul>
						{ delivery.ways.length > 0 && (
							<DeliveryWays
								ways={ delivery.ways }
								checkoutUrl={ urls.checkout }
								onCheckout={ onCheckout }
							/>
						) }
					</div>
					<Summary
						cart={ cart }
						delivery={ delivery }
						zipFault={ zipFault }
						urls={ urls }
						onCheckout={ onCheckout }
					/>
				</div>
			) : (
				<Empty urls={ urls } />
			) }
			{ cart.SavedItems.length > 0 && (
				<SavedItems items={ cart.SavedItems } isLive={ isLive } onTakeBack={ onTakeBack } onDrop={ onDrop } />
			) }
		</div>
	);
}

/** Writes that are on their way, so that the visitor does not leave them behind. */
function useWrites( root: RefObject< HTMLElement > ) {
	const writes = useRef( new Set< Promise< boolean > >() );

	return {
		track: ( write: Promise< boolean > ) => {
			writes.current.add( write );
			void write.finally( () => writes.current.delete( write ) );
			return write;
		},
		/** Lets a link go once all is written; not at all when something was refused. */
		holdLink: async ( event: MouseEvent< HTMLAnchorElement > ) => {
			const link = event.currentTarget;
			const wrong = root.current?.querySelector< HTMLElement >( '[name=quantity][aria-invalid]' );
			if ( wrong ) {
				event.preventDefault();
				wrong.focus();
			} else if ( writes.current.size ) {
				event.preventDefault();
				if ( ( await Promise.all( writes.current ) ).every( Boolean ) ) {
					link.click();
				}
			}
		},
	};
}

/** The cart at work: it hands what PHP printed to the store and follows the store, and so the other tabs. */
export function Cart( props: CartProps ) {
	const {
		addItem,
		clearRecentItem,
		describeItem,
		dropSaved,
		follow,
		reload,
		removeItem,
		saveForLater,
		takeBack,
		updateItem,
	} = useDispatch( cartStore );
	const known = useSelect( ( from ) => from( cartStore ).getKnownCart(), [] );
	const isMounted = useMounted();
	const root = useRef< HTMLDivElement >( null );
	/** The place in the list where a visitor goes on whose line, or Undo, has left the page with the focus. */
	const goOnAt = useRef< number | null >( null );
	const [ status, setStatus ] = useState( NO_STATUS );
	const { track, holdLink } = useWrites( root );
	const cart = ( isMounted && known ) || props.cart;
	const { delivery, isStale } = useDelivery( props.delivery, cart.version, isMounted );

	useEffect( () => {
		if ( ! select( cartStore ).getKnownCart() ) {
			follow( props.cart );
		}
		if ( readHint().count !== select( cartStore ).getKnownCart()?.ItemCount ) {
			// Another tab has changed the cart since PHP printed it.
			void reload();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what PHP printed is handed over once
	}, [] );

	useEffect( () => {
		const body = root.current;
		if ( body && goOnAt.current !== null && body.ownerDocument.activeElement === body.ownerDocument.body ) {
			const lines = body.querySelectorAll< HTMLElement >( '.coleman-cart__line' );
			const line = lines[ Math.min( goOnAt.current, lines.length - 1 ) ];
			( line ?? body.querySelector< HTMLElement >( '.coleman-cart__empty-title' ) )?.focus();
		}
		goOnAt.current = null;
	}, [ status ] );

	const remove = async ( item: Item ) => {
		const place = cart.Items.indexOf( item );
		const isDone = await track( removeItem( item.cartItemId ) );
		if ( isDone ) {
			goOnAt.current = place;
			setStatus( { text: messages.removed( item.Description ), removed: item } );
		}
		return isDone;
	};

	/** Says what was done to a line, and goes on where it was. */
	const tell = async ( item: Item, write: Promise< boolean >, text: string ) => {
		const place = [ ...cart.Items, ...cart.SavedItems ].indexOf( item );
		const isDone = await track( write );
		if ( isDone ) {
			goOnAt.current = place;
			setStatus( { text, removed: null } );
		}
		return isDone;
	};

	const setQuantity = async ( item: Item, quantity: number ) => {
		if ( Number.isNaN( quantity ) ) {
			// The press that left the field may be one on Checkout: it goes on with what the visitor meant, or not at all.
			return track( new Promise( ( resolve ) => afterPress( () => resolve( false ) ) ) );
		}
		if ( quantity === 0 ) {
			return remove( item );
		}
		const isDone = await track( updateItem( item.cartItemId, quantity ) );
		if ( isDone ) {
			const subtotal = select( cartStore ).getKnownCart()?.totals.subtotal_cents ?? 0;
			setStatus( {
				text: sprintf(
					/* translators: 1: a part's description, 2: quantity, 3: amount of money. */
					__( '%1$s: quantity %2$d. Subtotal %3$s.', 'coleman' ),
					item.Description,
					quantity,
					formatCents( subtotal )
				),
				removed: null,
			} );
		}
		return isDone;
	};

	const undo = async () => {
		const item = status.removed;
		if ( ! item ) {
			return;
		}
		const isDone = await track(
			addItem( {
				partId: item.PartId,
				quantity: item.Quantity,
				customerPartNumber: item.customerPartNumber ?? '',
				customerPartDescription: item.customerPartDescription ?? '',
			} )
		);
		if ( isDone ) {
			clearRecentItem();
			goOnAt.current = cart.Items.length;
			setStatus( { text: messages.back( item.Description ), removed: null } );
		}
	};

	return (
		<CartView
			{ ...props }
			cart={ cart }
			delivery={ delivery }
			isStale={ isStale }
			// What was wrong holds until the cart changes.
			fault={ cart.version === props.cart.version ? props.fault : null }
			rootRef={ root }
			isLive={ isMounted }
			status={ status }
			onQuantity={ setQuantity }
			onDescribe={ ( item, text ) => tell( item, describeItem( item, text ), messages.noted( text ) ) }
			onSave={ ( item ) => tell( item, saveForLater( item.cartItemId ), messages.saved( item.Description ) ) }
			onTakeBack={ ( item ) => tell( item, takeBack( item.cartItemId ), messages.back( item.Description ) ) }
			onDrop={ ( item ) => tell( item, dropSaved( item.cartItemId ), messages.removed( item.Description ) ) }
			onRemove={ remove }
			onUndo={ undo }
			onCheckout={ holdLink }
		/>
	);
}

import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { fetchPartFromPartStream } from '@/api/products';
import type { PartReference } from '@/api/generated/schemas';
import { logError } from '@/islands/log';
import { partStreamItem } from '@/rules/part-stream-item';
import type { PartStreamItem } from '@/rules/part-stream-item';
import { PLACEHOLDER_ID } from '@/rules/parts';
import { cartStore } from '@/stores/cart';
import { noticesStore } from '@/stores/notices';
import type { PartsStreamProps } from './parts-stream';

/** What the visitor is told of the part that was chosen last. */
export type StatusMessage = { text: string; number: string; replacement: PartReference | null };

/** Asks on `document` for a part to be added: the name every page has, whatever the block's own setting says. */
export const ADD_EVENT = 'add-partstream-item-to-cart';

/** The name that the catalog's own script uses; kept as an alias. */
export const ADD_EVENT_ALIAS = 'ari-add-to-cart';

/** Tells the page's other scripts that a part has gone into the cart. Adds nothing. */
const ADDED_EVENT = 'coleman:part-added';

/** Events that have been taken. One that is fired on both names, or heard twice, adds once. */
const taken = new WeakSet< Event >();

/** The mark of events that this page fired itself: they tell of an add, and must never cause one. */
const OWN_MARK = Symbol( 'coleman' );

const isOwn = ( event: Event ) => OWN_MARK in event;

const ATTRIBUTES = [ 'arisku', 'aribrand', 'ariprice', 'ariqty', 'ariassemblyid', 'ariparentassemblyid' ];

/** The item that an event brings: in its detail, or in the attributes of the element that fired it. */
function itemOf( event: Event ): PartStreamItem | null {
	const { target } = event;
	return (
		partStreamItem( event instanceof CustomEvent ? event.detail : null ) ??
		( target instanceof Element
			? partStreamItem(
					Object.fromEntries(
						ATTRIBUTES.filter( ( name ) => target.hasAttribute( name ) ).map( ( name ) => [
							name,
							target.getAttribute( name ),
						] )
					)
				)
			: null )
	);
}

function tell( detail: object ): void {
	document.dispatchEvent( Object.assign( new CustomEvent( ADDED_EVENT, { detail } ), { [ OWN_MARK ]: true } ) );
}

const plainly = ( text: string, number: string ): StatusMessage => ( { text, number, replacement: null } );

/**
 * Loads the catalog's script when asked to, and puts what visitors choose in it into the cart. Whatever the
 * catalog says of a part, the lookup decides which of ours it is, and the server what it costs.
 */
export function useCatalogue( { script, event: eventName }: PartsStreamProps ) {
	const [ statusMessage, setStatusMessage ] = useState< StatusMessage | null >( null );
	const { addItem } = useDispatch( cartStore );
	const { notify } = useDispatch( noticesStore );

	async function add( item: PartStreamItem ) {
		/* translators: %s: part number */
		setStatusMessage( plainly( sprintf( __( 'Looking up %s…', 'coleman' ), item.sku ), item.sku ) );
		let part;
		try {
			part = await fetchPartFromPartStream( { ariSku: item.sku, ariVendor: item.brand } );
		} catch ( error ) {
			logError( 'Parts catalogue', error );
			setStatusMessage( null );
			notify(
				sprintf(
					/* translators: %s: part number */
					__( 'We couldn’t look up %s. Please try again.', 'coleman' ),
					item.sku
				),
				'error'
			);
			return;
		}
		const isUnknown = part.PartID === PLACEHOLDER_ID;
		const isAdded = await addItem( {
			partId: part.PartID,
			quantity: item.quantity,
			// What the parts desk needs to find it.
			...( isUnknown && {
				customerPartNumber: item.sku,
				customerPartDescription: [
					item.brand,
					item.assemblyId &&
						/* translators: %s: number of an assembly in the makers' catalog */
						sprintf( __( 'assembly %s', 'coleman' ), item.assemblyId ),
				]
					.filter( Boolean )
					.join( ', ' ),
			} ),
		} );
		if ( ! isAdded ) {
			// The store has said why.
			setStatusMessage(
				part.ReplacementPart ? { text: '', number: item.sku, replacement: part.ReplacementPart } : null
			);
			return;
		}
		setStatusMessage( {
			text: isUnknown
				? sprintf(
						/* translators: %s: part number */
						__(
							'%s is in your cart as a special order. Will contact you with pricing information after order is submitted',
							'coleman'
						),
						item.sku
					)
				: /* translators: %s: part number */
					sprintf( __( '%s is in your cart.', 'coleman' ), part.PartNumber ),
			number: part.PartNumber,
			replacement: part.ReplacementPart,
		} );
		tell( { ...item, part } );
	}

	useEffect( () => {
		const listen = ( event: Event ) => {
			if ( isOwn( event ) || taken.has( event ) ) {
				return;
			}
			taken.add( event );
			const item = itemOf( event );
			// A quantity of 0 or less does nothing.
			if ( item && item.quantity > 0 ) {
				add( item );
			}
		};
		const names = [ ...new Set( [ ADD_EVENT, ADD_EVENT_ALIAS, eventName ] ) ];
		names.forEach( ( name ) => document.addEventListener( name, listen ) );
		return () => names.forEach( ( name ) => document.removeEventListener( name, listen ) );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- it listens as long as the island lives, whose props never change
	}, [] );

	/** Loads the catalog's script beside the place that it fills. */
	const open = ( widget: HTMLElement ) => {
		setStatusMessage( plainly( __( 'Opening the catalog…', 'coleman' ), '' ) );
		const element = document.createElement( 'script' );
		element.src = script;
		element.async = true;
		element.onload = () => setStatusMessage( null );
		element.onerror = () =>
			setStatusMessage(
				plainly(
					__(
						'We can’t reach the catalog right now. Search our parts by number instead, or call the parts counter.',
						'coleman'
					),
					''
				)
			);
		widget.after( element );
	};

	return { statusMessage, open };
}

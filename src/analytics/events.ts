/** An article of an event, in the names of Google Analytics 4. */
export type Item = {
	item_id: string;
	item_name?: string;
	item_brand?: string;
	/** In dollars. */
	price?: number;
	quantity?: number;
	/** Place in a list, from 0. */
	index?: number;
};

/** What is pushed: docs/analytics.md lists it, data-layer.schema.json is what tests hold it to. */
export type DataLayerEvent =
	| { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'; ecommerce: Ecommerce }
	| { event: 'view_item_list'; ecommerce: { item_list_id: string; items: Item[] } }
	| { event: 'part_impressions'; ecommerce: { items: Item[] } }
	| { event: 'purchase'; ecommerce: Ecommerce & { transaction_id: string } }
	| { event: 'search'; search_term: string }
	| { event: 'generate_lead'; lead_source: string };

export type Ecommerce = { currency: 'USD'; value: number; items: Item[] };

/** Cents as dollars with two places, as a number. */
export const dollars = ( cents: number ) => Math.round( cents ) / 100;

/** What an object of unknown shape has under a name. */
const has = ( value: unknown, name: string ): unknown => ( Object( value ) as Record< string, unknown > )[ name ];

const text = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number' ? `${ value }` : '';

const number = ( value: unknown ): number => ( Number.isFinite( Number( value ) ) ? Number( value ) : 0 );

const list = ( value: unknown ): unknown[] => ( Array.isArray( value ) ? value : [] );

const sum = ( items: Item[] ) =>
	dollars(
		items.reduce( ( cents, { price = 0, quantity = 1 } ) => cents + Math.round( price * 100 ) * quantity, 0 )
	);

export const withValue = ( items: Item[] ): Ecommerce => ( { currency: 'USD', value: sum( items ), items } );

/** Lines of the cart, as the API answers them, by their id. */
export function cartLines( cart: unknown ): Map< string, Item > {
	return new Map(
		list( has( cart, 'Items' ) ).map( ( line ) => [
			text( has( line, 'cartItemId' ) ),
			{
				item_id: text( has( line, 'PartNumber' ) ),
				item_name: text( has( line, 'Description' ) ),
				item_brand: text( has( line, 'Vendor' ) ),
				price: dollars( number( has( line, 'price_cents' ) ) ),
				quantity: number( has( line, 'Quantity' ) ),
			},
		] )
	);
}

/** The line of a cart that a call has added, with as many pieces as it asked for. */
export function addedLines( cart: unknown, sent: URLSearchParams ): Map< string, Item > {
	const line = list( has( cart, 'Items' ) ).find(
		( each ) => text( has( each, 'PartId' ) ) === sent.get( 'partId' )
	);
	const id = text( has( line, 'cartItemId' ) );
	const item = cartLines( cart ).get( id );
	return new Map( item ? [ [ id, { ...item, quantity: number( sent.get( 'quantity' ) ) || 1 } ] ] : [] );
}

/** What is more, and what is less, in a cart than before. */
export function cartChange( before: Map< string, Item >, after: Map< string, Item > ): DataLayerEvent[] {
	const difference = ( from: Map< string, Item >, to: Map< string, Item > ) =>
		[ ...to ]
			.map( ( [ id, item ] ) => ( {
				...item,
				quantity: ( item.quantity ?? 0 ) - ( from.get( id )?.quantity ?? 0 ),
			} ) )
			.filter( ( { quantity } ) => quantity > 0 );
	const added = difference( before, after );
	const removed = difference( after, before );
	return [
		...( added.length ? [ { event: 'add_to_cart' as const, ecommerce: withValue( added ) } ] : [] ),
		...( removed.length ? [ { event: 'remove_from_cart' as const, ecommerce: withValue( removed ) } ] : [] ),
	];
}

/** What a page shows, by its structured data (schema.org). */
export function pageEvents( graph: unknown, path: string ): DataLayerEvent[] {
	return list( has( graph, '@graph' ) ).flatMap( ( node ): DataLayerEvent[] => {
		const kinds = [ has( node, '@type' ) ].flat();
		if ( kinds.includes( 'Product' ) ) {
			const price = has( has( node, 'offers' ), 'price' );
			const item: Item = {
				item_id: text( has( node, 'sku' ) ),
				item_name: text( has( node, 'name' ) ),
				item_brand: text( has( has( node, 'brand' ), 'name' ) ),
				...( price === undefined ? {} : { price: number( price ) } ),
			};
			return [ { event: 'view_item', ecommerce: withValue( [ item ] ) } ];
		}
		if ( kinds.includes( 'ItemList' ) ) {
			const items = list( has( node, 'itemListElement' ) ).map( ( element, index ) => ( {
				item_id: text( has( element, 'url' ) ).replace( /^https?:\/\/[^/]+/, '' ),
				index,
			} ) );
			return [ { event: 'view_item_list', ecommerce: { item_list_id: path, items } } ];
		}
		return [];
	} );
}

/** The lines of the checkout, as its block has them. */
export const checkoutItems = ( props: unknown ): Item[] =>
	list( has( props, 'lines' ) ).map( ( line ) => ( {
		item_id: text( has( line, 'number' ) ),
		item_name: text( has( line, 'description' ) ),
		price: dollars( number( has( line, 'price_cents' ) ) ),
		quantity: number( has( line, 'quantity' ) ),
	} ) );

/** Search words that could name a person are left out. */
export function searchEvent( words: string ): DataLayerEvent[] {
	const term = words.trim().slice( 0, 100 );
	const isPersonal = /@|\b\d{3}[-. ]?\d{3}[-. ]?\d{4}\b/.test( term );
	return term && ! isPersonal ? [ { event: 'search', search_term: term } ] : [];
}

/** What a call that went well means. */
export function callEvents( path: string, sent: URLSearchParams, answer: unknown, checkout: Item[] ): DataLayerEvent[] {
	if ( path === 'impressions' ) {
		const items = ( sent.get( 'ids' ) ?? '' ).split( ',' ).filter( Boolean );
		return [ { event: 'part_impressions', ecommerce: { items: items.map( ( id ) => ( { item_id: id } ) ) } } ];
	}
	if ( /^(inquiries|send-used-equipment-email|rentals\/request)$/.test( path ) ) {
		return [ { event: 'generate_lead', lead_source: path } ];
	}
	const order = has( answer, 'results' );
	if ( path === 'checkout' && text( has( order, 'OrderNumber' ) ) ) {
		return [
			{
				event: 'purchase',
				ecommerce: {
					transaction_id: text( has( order, 'OrderNumber' ) ),
					currency: 'USD',
					value: dollars( number( has( order, 'total_cents' ) ) ),
					items: checkout,
				},
			},
		];
	}
	return [];
}

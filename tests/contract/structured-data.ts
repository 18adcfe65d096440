import { base } from './site';

export type Node = Record< string, unknown > & { '@type': string | string[] };

/** What engines refuse a node without. */
const REQUIRED: Record< string, string[] > = {
	WebSite: [ 'name', 'url', 'potentialAction' ],
	SearchAction: [ 'target', 'query-input' ],
	Organization: [ 'name', 'url', 'logo' ],
	WebPage: [ 'name', 'url', 'isPartOf' ],
	CollectionPage: [ 'name', 'url', 'isPartOf', 'mainEntity' ],
	BreadcrumbList: [ 'itemListElement' ],
	ItemList: [ 'itemListElement', 'numberOfItems' ],
	ListItem: [ 'position' ],
	AutomotiveBusiness: [ 'name', 'address', 'telephone', 'geo', 'openingHoursSpecification' ],
	PostalAddress: [ 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry' ],
	GeoCoordinates: [ 'latitude', 'longitude' ],
	OpeningHoursSpecification: [ 'opens', 'closes' ],
	Product: [ 'name', 'description', 'image', 'sku', 'mpn', 'brand', 'category' ],
	Offer: [ 'price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'seller' ],
	OfferForLease: [ 'businessFunction', 'priceSpecification', 'availability', 'itemCondition', 'url', 'seller' ],
	UnitPriceSpecification: [ 'price', 'priceCurrency', 'referenceQuantity' ],
	QuantitativeValue: [ 'value', 'unitCode' ],
	Brand: [ 'name' ],
	PropertyValue: [ 'name', 'value' ],
	Place: [ 'name', 'address' ],
	Person: [ 'name', 'jobTitle', 'worksFor', 'image' ],
};

/** Properties whose texts are addresses. */
const ADDRESSES = new Set( [ '@id', 'url', 'item', 'image', 'logo', 'urlTemplate' ] );

const VALUES: Record< string, RegExp > = {
	price: /^\d+\.\d\d$/,
	priceCurrency: /^USD$/,
	businessFunction: /^http:\/\/purl\.org\/goodrelations\/v1#LeaseOut$/,
	unitCode: /^(HUR|DAY|WEE)$/,
	availability: /^https:\/\/schema\.org\/(InStock|BackOrder|OutOfStock|Discontinued|SoldOut)$/,
	itemCondition: /^https:\/\/schema\.org\/(New|Used)Condition$/,
	opens: /^[0-2]\d:[0-5]\d$/,
	closes: /^[0-2]\d:[0-5]\d$/,
	validFrom: /^\d{4}-\d\d-\d\d$/,
	validThrough: /^\d{4}-\d\d-\d\d$/,
	telephone: /^\+1-\d{3}-\d{3}-\d{4}$/,
};

const typesOf = ( node: Node ) => [ node[ '@type' ] ].flat();

const isNode = ( value: unknown ): value is Node => typeof value === 'object' && value !== null;

/**
 * @param html Of a whole page.
 * @return The graphs of its scripts, as engines read them; a page has one or none.
 */
export function graphs( html: string ): Node[][] {
	return [ ...html.matchAll( /<script type="application\/ld\+json">(.*?)<\/script>/gs ) ].map(
		( [ , json = '' ] ) => JSON.parse( json )[ '@graph' ]
	);
}

/** The nodes of a type. */
export const ofType = ( graph: Node[], type: string ) => graph.filter( ( node ) => typesOf( node ).includes( type ) );

/**
 * What an engine would complain of, in words; nothing when the graph is sound.
 *
 * @param graph The nodes of a page.
 */
export function faults( graph: Node[] ): string[] {
	const ids = graph.map( ( node ) => node[ '@id' ] );
	const found = ids.filter( ( id, index ) => ids.indexOf( id ) !== index ).map( ( id ) => `${ id } is there twice` );
	const look = ( value: unknown, at: string, name: string ) => {
		if ( Array.isArray( value ) ) {
			value.forEach( ( one, index ) => look( one, `${ at }[${ index }]`, name ) );
		} else if ( isNode( value ) ) {
			found.push( ...faultsOf( value, at, ids ) );
			for ( const [ key, inside ] of Object.entries( value ) ) {
				look( inside, `${ at }.${ key }`, key );
			}
		} else if ( typeof value === 'string' ) {
			if ( ADDRESSES.has( name ) && ! value.startsWith( `${ base }/` ) ) {
				found.push( `${ at } is no address of this site: ${ value }` );
			}
			if ( VALUES[ name ] && ! VALUES[ name ].test( value ) ) {
				found.push( `${ at } is "${ value }"` );
			}
		}
		if ( value === '' || value === null ) {
			found.push( `${ at } is empty` );
		}
	};
	graph.forEach( ( node ) => look( node, typesOf( node ).join( '+' ), '' ) );

	return found;
}

function faultsOf( node: Node, at: string, ids: unknown[] ): string[] {
	if ( ! node[ '@type' ] ) {
		return Object.keys( node ).length === 1 && ids.includes( node[ '@id' ] ) ? [] : [ `${ at } points nowhere` ];
	}
	const missing = typesOf( node )
		.flatMap( ( type ) => REQUIRED[ type ] ?? [] )
		.filter( ( property ) => ! ( property in node ) );
	const unknown = typesOf( node ).filter(
		( type ) => ! REQUIRED[ type ] && ! [ 'Store', 'Vehicle', 'EntryPoint' ].includes( type )
	);
	const list = node.itemListElement;
	const isInOrder =
		! Array.isArray( list ) ||
		list.every(
			( item: Node, index ) => item.position === index + 1 && ( item.url || ( item.name && item.item ) )
		);

	return [
		...missing.map( ( property ) => `${ at } has no ${ property }` ),
		...unknown.map( ( type ) => `${ at } is a ${ type }, which nothing here is` ),
		...( isInOrder ? [] : [ `${ at } is not numbered from 1` ] ),
	];
}

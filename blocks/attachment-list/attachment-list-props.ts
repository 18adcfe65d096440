import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { formatShort } from '@/rules/money';
import { attachmentShape } from '@/ui/attachment-card/attachment-card';
import { idIn } from '@/ui/choice/id-in';
import { ownIn, ownQuery } from '@/ui/choice/own-query';

const BANDS = [ 'under-2500', '2500-5000', 'over-5000' ] as const;

const choiceShape = shape( {
	/** 0 is ALL. */
	categoryId: integer,
	vendorId: integer,
	locationId: integer,
	isForRent: boolean,
	/** A band of prices; all when empty. */
	price: oneOf( '', ...BANDS ),
	/** The attachment that the list begins after, as its links without JavaScript have it; 0 is the beginning. */
	after: integer,
} );

export const attachmentListProps = shape( {
	/** Of the list's element; a filter that is a link leads back to it. */
	id: string,
	/** Of its query; empty for the first list or calendar of the page. */
	queryName: string,
	heading: oneOf( 'h1', 'h2' ),
	title: string,
	/** Given by the page or the editor: not in the address, and not to be chosen. */
	fixed: shape( { categoryId: integer, vendorId: integer } ),
	choice: choiceShape,
	bars: arrayOf( oneOf( 'category', 'vendor', 'branch', 'price', 'rent' ) ),
	perPage: integer,
	/** In the shapes of GET attachments. */
	list: shape( {
		items: arrayOf( attachmentShape ),
		facets: shape( {
			categories: arrayOf( shape( { CategoryId: integer, CategoryName: string, count: integer } ) ),
			vendors: arrayOf( shape( { VendorId: integer, BrandName: string, count: integer } ) ),
			locations: arrayOf( shape( { LocationId: integer, City: string, count: integer } ) ),
			for_rent: integer,
			prices: arrayOf(
				shape( {
					price: oneOf( ...BANDS ),
					from_cents: integer,
					below_cents: nullable( integer ),
					count: integer,
				} )
			),
		} ),
		count: integer,
		count_is_capped: boolean,
		has_more: boolean,
		/** Where the next page begins. */
		after: integer,
	} ),
} );

export type AttachmentListProps = TypeOf< typeof attachmentListProps >;
export type AttachmentPage = AttachmentListProps[ 'list' ];
export type Choice = AttachmentListProps[ 'choice' ];
export type BarName = AttachmentListProps[ 'bars' ][ number ];

/** The query of a choice, without what the page gives by itself. */
export function queryOf(
	choice: Choice,
	{ fixed, queryName }: Pick< AttachmentListProps, 'fixed' | 'queryName' >
): string {
	const query = [
		! fixed.categoryId && choice.categoryId > 0 && `category_id=${ choice.categoryId }`,
		! fixed.vendorId && choice.vendorId > 0 && `vendor_id=${ choice.vendorId }`,
		choice.locationId && `location_id=${ choice.locationId }`,
		choice.price && `price=${ choice.price }`,
		choice.isForRent && 'rent=1',
		choice.after && `after=${ choice.after }`,
	];
	return ownQuery( `?${ query.filter( Boolean ).join( '&' ) }`, queryName );
}

/** The choice in a query, as PHP reads it; what is nonsense asks for nothing. */
export function choiceIn( query: string, { queryName, fixed, bars, list }: AttachmentListProps ): Choice {
	const parameters = new URLSearchParams( ownIn( query, queryName ) );
	const id = ( bar: BarName, name: string, known?: number[] ) =>
		bars.includes( bar ) ? idIn( parameters, name, known ) : 0;
	const cities = list.facets.locations.map( ( { LocationId } ) => LocationId );
	return {
		categoryId: fixed.categoryId || id( 'category', 'category_id' ),
		vendorId: fixed.vendorId || id( 'vendor', 'vendor_id' ),
		locationId: id( 'branch', 'location_id', cities ),
		isForRent: bars.includes( 'rent' ) && parameters.get( 'rent' ) === '1',
		price: ( bars.includes( 'price' ) && BANDS.find( ( band ) => band === parameters.get( 'price' ) ) ) || '',
		after: idIn( parameters, 'after' ),
	};
}

/** What a bar chooses. */
const CHOOSES = {
	category: 'categoryId',
	vendor: 'vendorId',
	branch: 'locationId',
	price: 'price',
	rent: 'isForRent',
} as const satisfies Record< BarName, keyof Choice >;

/** What a bar chooses with ALL. */
const ALL: Record< BarName, Partial< Choice > > = {
	category: { categoryId: 0 },
	vendor: { vendorId: 0 },
	branch: { locationId: 0 },
	price: { price: '' },
	rent: { isForRent: false },
};

/** One way to narrow the list down; ALL has no count. */
export type Option = { name: string; count?: number; change: Partial< Choice >; isChosen: boolean };

function priceName( from: number, below: number | null ): string {
	if ( below === null ) {
		/* translators: %s: a price */
		return sprintf( __( '%s and more', 'coleman' ), formatShort( from ) );
	}
	return from
		? /* translators: 1, 2: prices */
			sprintf( __( '%1$s to %2$s', 'coleman' ), formatShort( from ), formatShort( below ) )
		: /* translators: %s: a price */
			sprintf( __( 'Under %s', 'coleman' ), formatShort( below ) );
}

/** What a bar offers, ALL first; what would show nothing is left out, but for what is chosen. */
export function optionsOf( bar: BarName, { facets }: AttachmentPage, choice: Choice ): Option[] {
	const offers: Record< BarName, () => [ change: Partial< Choice >, name: string, count: number ][] > = {
		category: () =>
			facets.categories.map( ( one ) => [ { categoryId: one.CategoryId }, one.CategoryName, one.count ] ),
		vendor: () => facets.vendors.map( ( one ) => [ { vendorId: one.VendorId }, one.BrandName, one.count ] ),
		branch: () => facets.locations.map( ( one ) => [ { locationId: one.LocationId }, one.City, one.count ] ),
		price: () =>
			facets.prices.map( ( { price, from_cents: from, below_cents: below, count } ) => [
				{ price },
				priceName( from, below ),
				count,
			] ),
		rent: () => [ [ { isForRent: true }, __( 'For rent', 'coleman' ), facets.for_rent ] ],
	};
	const chooses = CHOOSES[ bar ];
	const isChosen = ( change: Partial< Choice > ) => choice[ chooses ] === change[ chooses ];
	return [
		{ name: __( 'ALL', 'coleman' ), change: ALL[ bar ], isChosen: isChosen( ALL[ bar ] ) },
		...offers[ bar ]()
			.map( ( [ change, name, count ] ) => ( { name, count, change, isChosen: isChosen( change ) } ) )
			.filter( ( option ) => option.count > 0 || option.isChosen ),
	];
}

/** How many there are, and what was chosen. */
export function countText( { list, bars, choice }: Pick< AttachmentListProps, 'list' | 'bars' | 'choice' > ): string {
	const { count } = list;
	const chosen = bars.flatMap( ( bar ) =>
		optionsOf( bar, list, choice ).filter( ( option ) => option.isChosen && option.count !== undefined )
	);
	const many = list.count_is_capped
		? /* translators: %d: a number of attachments */
			sprintf( __( 'More than %d attachments', 'coleman' ), count )
		: /* translators: %d: a number of attachments */
			sprintf( _n( '%d attachment', '%d attachments', count, 'coleman' ), count );
	return [ count ? many : __( 'No results found', 'coleman' ), ...chosen.map( ( { name } ) => name ) ].join( ' · ' );
}

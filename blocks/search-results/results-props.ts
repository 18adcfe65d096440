import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { Check, TypeOf } from '@/islands';

/** The sections; their names stand in the address: `?parts=24`. */
export const SECTIONS = [ 'parts', 'discontinued', 'equipment', 'models', 'pages' ] as const;

export type SectionName = ( typeof SECTIONS )[ number ];

/** So many rows of a section are shown at first: of what is searched for most, most. */
export const FIRST: Record< SectionName, number > = { parts: 12, discontinued: 6, equipment: 6, models: 6, pages: 6 };

/** So many more come with each Load More. */
export const STEP = 12;

/** Whether a row is the first of those that came with a Load More: the link that shows them leads to it. */
export const beginsStep = ( name: SectionName, index: number ) =>
	index >= FIRST[ name ] && ( index - FIRST[ name ] ) % STEP === 0;

const photo = shape( { MediumImagePath: string } );

const reference = shape( {
	PartNumber: string,
	Description: string,
	Url: string,
} );

const part = shape( {
	PartId: integer,
	PartNumber: string,
	Description: string,
	Url: string,
	Photo: photo,
	VendorName: string,
	InStock: boolean,
	PickupOnly: boolean,
	CanShip: string,
	ReplacementPart: nullable( reference ),
	price_cents: nullable( integer ),
	availability_text: string,
	orderable: boolean,
	default_quantity: integer,
	multiple_of: integer,
	/** Another maker's number by which it was found. */
	EqualTo: nullable( shape( { Maker: string, Number: string } ) ),
	/** The model by which it was found, and a diagram of it that shows the part. */
	Fits: nullable( shape( { Model: string, Diagram: string, Url: string } ) ),
} );

const equipment = shape( {
	Url: string,
	Photo: photo,
	Model: string,
	DbId: integer,
	BrandName: string,
	CategoryName: string,
	condition: oneOf( 'new', 'used', 'attachment', 'rental' ),
	price_cents: nullable( integer ),
	Year: nullable( integer ),
	Hours: nullable( integer ),
	City: string,
} );

const model = shape( {
	Url: string,
	Title: string,
	Category: string,
	Photo: photo,
	BrandName: string,
} );

const page = shape( { Url: string, Title: string, Description: string } );

const section = < Row >( row: Check< Row > ) =>
	shape( {
		items: arrayOf( row ),
		count: integer,
		count_is_capped: boolean,
		has_more: boolean,
		/** Where the next rows begin. */
		after: string,
	} );

const link = shape( { name: string, url: string } );

export const searchResultsProps = shape( {
	/** What was searched for; empty before anything was. */
	text: string,
	from: oneOf( 'site', 'parts' ),
	did_you_mean: boolean,
	/** Nothing has all the words; these have most of them. */
	most_words: boolean,
	/** Of several part numbers those that we do not have, as they were typed, and the page of the quick order. */
	missing: nullable( shape( { numbers: arrayOf( string ), order: string } ) ),
	/** Old numbers that were asked for, and what they are now. */
	replaced: arrayOf( shape( { Old: shape( { PartNumber: string } ), New: reference } ) ),
	/** The sections, the one that the text is plainly about first; discontinued parts stand with the parts. */
	order: arrayOf( oneOf( 'parts', 'equipment', 'models', 'pages' ) ),
	sections: shape( {
		parts: section( part ),
		discontinued: section( part ),
		equipment: section( equipment ),
		models: section( model ),
		pages: section( page ),
	} ),
	/** What the page's address asks for beside the numbers of rows, such as `from=parts`. */
	query: string,
	/** Which part's form was refused when it was posted without JavaScript, why, and what had been typed. */
	fault: nullable( shape( { partId: integer, message: string, quantity: string } ) ),
	/** Ways on, where nothing was found or searched for. */
	help: nullable(
		shape( {
			phones: arrayOf( shape( { city: string, phone: string } ) ),
			families: arrayOf( link ),
			categories: arrayOf( link ),
			/** The page of the quick order. */
			order: string,
		} )
	),
} );

export type SearchResultsProps = TypeOf< typeof searchResultsProps >;
export type Sections = SearchResultsProps[ 'sections' ];
export type PartHit = TypeOf< typeof part >;
export type EquipmentHit = TypeOf< typeof equipment >;
export type ModelHit = TypeOf< typeof model >;
export type PageHit = TypeOf< typeof page >;

/** The query of this page with so many rows of each section: `?from=parts&parts=24`. Empty when it asks for nothing. */
export function queryOf( query: string, shown: Record< SectionName, number > ): string {
	const asked = [
		query,
		...SECTIONS.map( ( name ) => ( shown[ name ] > FIRST[ name ] ? `${ name }=${ shown[ name ] }` : '' ) ),
	].filter( Boolean );
	return asked.length ? `?${ asked.join( '&' ) }` : '';
}

/** How many rows of each section the page shows. */
export const shownOf = ( sections: Sections ) =>
	// Object.fromEntries forgets the names.
	Object.fromEntries( SECTIONS.map( ( name ) => [ name, sections[ name ].items.length ] ) ) as Record<
		SectionName,
		number
	>;

type Counted = { count: number; count_is_capped: boolean };

/** "12", "more than 200" */
export const countText = ( { count, count_is_capped: isCapped }: Counted ): string =>
	/* translators: %d: how many were counted; there are more. */
	isCapped ? sprintf( __( 'more than %d', 'coleman' ), count ) : String( count );

/** "12", "200+": where there is little room. */
export const shortCount = ( { count, count_is_capped: isCapped }: Counted ): string =>
	`${ count }${ isCapped ? '+' : '' }`;

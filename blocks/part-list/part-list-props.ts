import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { idIn } from '@/ui/choice/id-in';
import { ownIn, ownQuery } from '@/ui/choice/own-query';
import { partRowShape } from '@/ui/part-row/part-row';

const orders = [ 'wanted', 'price', 'price-down' ] as const;

/** Of part-subcategory-by-id what the list shows. */
const viewShape = shape( {
	parts: arrayOf( partRowShape ),
	has_more: boolean,
	/** Where the next page goes on. */
	after: integer,
	count: integer,
	count_is_capped: boolean,
	in_stock: integer,
	in_stock_is_capped: boolean,
	makers: arrayOf( shape( { VendorId: integer, VendorName: string, count: integer, count_is_capped: boolean } ) ),
} );

export const partListProps = shape( {
	/** Of the list's element; a filter that is a link leads back to it. */
	id: string,
	/** Of its query; empty for the first list or calendar of the page. */
	queryName: string,
	heading: oneOf( 'h1', 'h2' ),
	categoryId: integer,
	name: string,
	/** Family picture, which rows do not repeat; empty for none. */
	image: string,
	showPicture: boolean,
	showFilters: boolean,
	perPage: integer,
	/** The choice; 0 is ALL. */
	vendorId: integer,
	inStock: boolean,
	order: oneOf( ...orders ),
	/** The part that the printed page comes after; 0 for the beginning. */
	after: integer,
	view: viewShape,
	/** Which part's form was refused when it was posted without JavaScript, why, and what had been typed. */
	fault: nullable( shape( { partId: integer, message: string, quantity: string } ) ),
} );

export type PartListProps = TypeOf< typeof partListProps >;
export type PartListView = PartListProps[ 'view' ];

/** What to show, and from where. */
export type Choice = Pick< PartListProps, 'vendorId' | 'inStock' | 'order' | 'after' >;

/** The query of a choice; nothing for what is shown anyway. */
export function queryOf(
	{ vendorId, inStock, order, after }: Choice,
	{ queryName }: Pick< PartListProps, 'queryName' >
): string {
	const query = [
		vendorId && `vendor_id=${ vendorId }`,
		inStock && 'in_stock=1',
		order !== 'wanted' && `order=${ order }`,
		after && `after=${ after }`,
	];
	return ownQuery( `?${ query.filter( Boolean ).join( '&' ) }`, queryName );
}

/** The choice in a query; what is no choice of ours is the usual one. */
export function choiceIn( query: string, { queryName, view }: PartListProps ): Choice {
	const parameters = new URLSearchParams( ownIn( query, queryName ) );
	return {
		vendorId: idIn(
			parameters,
			'vendor_id',
			view.makers.map( ( { VendorId } ) => VendorId )
		),
		inStock: parameters.get( 'in_stock' ) === '1',
		order: orders.find( ( known ) => known === parameters.get( 'order' ) ) ?? 'wanted',
		after: idIn( parameters, 'after' ),
	};
}

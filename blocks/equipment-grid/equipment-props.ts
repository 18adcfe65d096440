import { arrayOf, boolean, integer, nullable, number, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { branchShape } from '@/ui/branch-contact/branch-contact';
import { idIn } from '@/ui/choice/id-in';
import { personShape } from '@/ui/person-card/person-card';

/** Of equipment-categories what the grid shows. */
const viewShape = shape( {
	locations: arrayOf( shape( { LocationId: integer, City: string, Latitude: number, Longitude: number } ) ),
	vendors: arrayOf( shape( { VendorId: integer, BrandName: string } ) ),
	categories: arrayOf(
		shape( {
			EquipCategoryId: integer,
			CategoryName: string,
			CategoryImagePath: string,
			AvailableLocations: arrayOf( shape( { City: string } ) ),
			/** A link that is not active is empty. */
			links: shape( { parts: string, rentals: string, new: string, used: string } ),
		} )
	),
	attachmentCategoryLinks: arrayOf( shape( { CategoryId: integer, CategoryName: string, Url: string } ) ),
	attachmentManufacturerLinks: arrayOf( shape( { VendorId: integer, BrandName: string, Url: string } ) ),
} );

export const equipmentGridProps = shape( {
	/** Of the catalog's element; a filter that is a link leads back to it. */
	id: string,
	heading: oneOf( 'h1', 'h2' ),
	/** The choice; 0 is ALL. */
	locationId: integer,
	vendorId: integer,
	/** Given by the page: not in its address, and not to be chosen. */
	isLocationFixed: boolean,
	isVendorFixed: boolean,
	/** The one category to show; 0 is all. */
	categoryId: integer,
	showLocations: boolean,
	showBrands: boolean,
	showAttachments: boolean,
	/** How the search for the nearest branch by `?zip=` went, and what was typed. */
	nearest: shape( { zip: string, statusMessage: string, isAsked: boolean, isFaulty: boolean } ),
	view: viewShape,
	contact: nullable(
		shape( { branches: arrayOf( branchShape ), people: arrayOf( personShape ), mapOfAll: string } )
	),
} );

export type EquipmentGridProps = TypeOf< typeof equipmentGridProps >;
export type EquipmentView = EquipmentGridProps[ 'view' ];
export type Category = EquipmentView[ 'categories' ][ number ];

/** What to show; 0 is ALL. */
export type Choice = { locationId: number; vendorId: number };

/** The query of a choice, without what the page gives by itself. */
export function queryOf( { locationId, vendorId }: Choice, page: EquipmentGridProps ): string {
	const query = [
		! page.isLocationFixed && locationId > 0 && `location_id=${ locationId }`,
		! page.isVendorFixed && vendorId > 0 && `vendor_id=${ vendorId }`,
	];
	return `?${ query.filter( Boolean ).join( '&' ) }`;
}

/** The choice in a query; what is no id of ours is ALL. */
export function choiceIn( query: string, page: EquipmentGridProps ): Choice {
	const parameters = new URLSearchParams( query );
	const { locations, vendors } = page.view;
	return {
		locationId:
			// A ZIP code without JavaScript: PHP knew which branch is nearest.
			page.isLocationFixed || ( parameters.has( 'zip' ) && ! parameters.has( 'location_id' ) )
				? page.locationId
				: idIn(
						parameters,
						'location_id',
						locations.map( ( location ) => location.LocationId )
					),
		vendorId: page.isVendorFixed
			? page.vendorId
			: idIn(
					parameters,
					'vendor_id',
					vendors.map( ( vendor ) => vendor.VendorId )
				),
	};
}

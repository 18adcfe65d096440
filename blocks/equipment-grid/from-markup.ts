import type { Category, EquipmentView } from './equipment-props';

const textOf = ( element: Element | null ) => element?.textContent ?? '';

const hrefOf = ( element: Element | null ) => element?.getAttribute( 'href' ) ?? '';

/** Addresses of the catalog end with the id of what they lead to. */
const idIn = ( href: string ) => Number( /-(\d+)\/?$/.exec( href )?.[ 1 ] ?? 0 );

const all = ( root: Element, selector: string ) => [ ...root.querySelectorAll( selector ) ];

/** PARTS comes first and is always there; Rentals before NEW, and USED after it, may be missing. */
function categoryIn( tile: Element ): Category {
	const machines = tile.querySelector( '.coleman-equipment-grid__name > a' );
	const isNew = hrefOf( machines );
	const [ parts = '', ...ways ] = all( tile, '.coleman-equipment-grid__ways > li' ).map( ( way ) =>
		hrefOf( way.querySelector( 'a' ) )
	);
	const at = ways.indexOf( isNew );
	return {
		EquipCategoryId: idIn( isNew ),
		CategoryName: textOf( machines ),
		CategoryImagePath: tile.querySelector( '.coleman-equipment-grid__picture' )?.getAttribute( 'src' ) ?? '',
		AvailableLocations: all( tile, '.coleman-equipment-grid__cities > li' ).map( ( city ) => ( {
			City: textOf( city ),
		} ) ),
		links: { parts, rentals: ways[ at - 1 ] ?? '', new: isNew, used: ways[ at + 1 ] ?? '' },
	};
}

const linksIn = ( list: Element | undefined ) =>
	( list ? all( list, 'a' ) : [] ).map( ( link ) => ( {
		id: idIn( hrefOf( link ) ),
		name: textOf( link ),
		Url: hrefOf( link ),
	} ) );

/** The props with what PHP printed as markup alone: tiles and links of attachments, which no page carries twice. */
export function withMarkup( props: unknown, root: HTMLElement ): unknown {
	const [ categories, manufacturers ] = all( root, '.coleman-equipment-grid__list' );
	const printed: Omit< EquipmentView, 'locations' | 'vendors' > = {
		categories: all( root, '.coleman-equipment-grid__tile' ).map( categoryIn ),
		attachmentCategoryLinks: linksIn( categories ).map( ( { id, name, Url } ) => ( {
			CategoryId: id,
			CategoryName: name,
			Url,
		} ) ),
		attachmentManufacturerLinks: linksIn( manufacturers ).map( ( { id, name, Url } ) => ( {
			VendorId: id,
			BrandName: name,
			Url,
		} ) ),
	};
	const known = Object( props );
	return { ...known, view: { ...printed, ...Object( known.view ) } };
}

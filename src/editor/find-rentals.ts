import type { Rental } from '@/api/generated/schemas';
import { fetchRental, fetchRentals } from '@/rentals/calls';
import { fetchEach } from './picker';
import type { Pickable } from './picker';

const pickable = ( { EquipmentId, VendorName, Model, CategoryName }: Rental ): Pickable => ( {
	id: EquipmentId,
	name: `${ VendorName } ${ Model }`,
	detail: CategoryName,
} );

/** All that is for rent: a few dozen classes, of which no call finds one by words. */
async function fetchAll( signal: AbortSignal ): Promise< Rental[] > {
	const all: Rental[] = [];
	for ( let after = 0, hasMore = true; hasMore; ) {
		const page = await fetchRentals( { after, per_page: 100 }, signal );
		all.push( ...page.results );
		( { after, has_more: hasMore } = page );
	}
	return all;
}

/** Rentals for a picker: by maker, model or category. */
export async function findRentals( text: string, signal: AbortSignal ): Promise< Pickable[] > {
	const words = text.trim().toLowerCase().split( /\s+/ );
	return ( await fetchAll( signal ) )
		.map( pickable )
		.filter( ( { name, detail } ) =>
			words.every( ( word ) => `${ name } ${ detail }`.toLowerCase().includes( word ) )
		);
}

export const fetchPickedRentals = ( ids: number[] ) =>
	fetchEach( ids, async ( id ) => pickable( await fetchRental( id ) ) );

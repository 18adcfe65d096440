import { call } from '@/api/client';
import type { Rental, RentalDay, RentalsRequest } from '@/api/generated/schemas';

type RentalsAnswer = { results: Rental[]; has_more: boolean; after: number };

/** What is for rent, a page at a time: ask on with `after`. */
export const fetchRentals = ( request: RentalsRequest = {}, signal?: AbortSignal ) =>
	call< RentalsAnswer >( 'rentals', { query: { ...request }, isPublic: true, ...( signal && { signal } ) } );

/** One class of machines that is for rent. */
export const fetchRental = async ( id: number, signal?: AbortSignal ): Promise< Rental > =>
	( await call< { results: Rental } >( `rentals/${ id }`, { isPublic: true, ...( signal && { signal } ) } ) ).results;

/**
 * How many units are free, day by day.
 *
 * @param id
 * @param from       The first day, `YYYY-MM-DD`, as `to` is the last.
 * @param to
 * @param locationId Of the branch to fetch it from; 0 is any.
 * @param signal
 */
export const fetchAvailability = async (
	id: number,
	from: string,
	to: string,
	locationId: number,
	signal?: AbortSignal
): Promise< RentalDay[] > =>
	(
		await call< { results: RentalDay[] } >( `rentals/${ id }/availability`, {
			query: { from, to, location_id: locationId },
			isPublic: true,
			...( signal && { signal } ),
		} )
	).results;

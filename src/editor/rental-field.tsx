import { __ } from '@wordpress/i18n';
import type { Rental } from '@/api/generated/schemas';
import { fetchRental, fetchRentals } from '@/rentals/calls';
import { fetchPickedRentals, findRentals } from './find-rentals';
import { sharedAnswer, useShared } from './shared-answer';
import { useAnswer } from './use-answer';
import { WhichField } from './which-field';

/** As many as are offered in one list. */
const MAX = 100;

/** A rental for a preview; null until it has come, and without an id: the page's address says which it is. */
export const useRental = ( id: number ): Rental | null =>
	useAnswer( async ( signal ) => ( id ? fetchRental( id, signal ) : null ), `${ id }` );

/** Which rental a block shows. */
export const RentalField = ( { value, onChange }: { value: number; onChange: ( id: number ) => void } ) => (
	<WhichField
		label={ __( 'Which machine for rent?', 'coleman' ) }
		help={ __( 'By maker, model or category. On a rental page, its machine is shown automatically.', 'coleman' ) }
		none={ __( 'No machine found.', 'coleman' ) }
		value={ value }
		onChange={ onChange }
		find={ findRentals }
		fetchPicked={ fetchPickedRentals }
	/>
);

/** What is for rent. */
export const rentalChoices = sharedAnswer( async () => ( await fetchRentals( { per_page: MAX } ) ).results );

/** The categories that have something for rent, by id; null until they have come, or when they do not come. */
export function useRentalCategories(): [ id: number, name: string, rentals: Rental[] ][] | null {
	const rentals = useShared( rentalChoices );
	const categories = new Map< number, Rental[] >();
	for ( const rental of rentals ?? [] ) {
		categories.set( rental.CategoryId, [ ...( categories.get( rental.CategoryId ) ?? [] ), rental ] );
	}
	return rentals && [ ...categories ].map( ( [ id, all ] ) => [ id, all[ 0 ]?.CategoryName ?? '', all ] );
}

import { __ } from '@wordpress/i18n';
import type { Rental } from '@/api/generated/schemas';
import { fetchRental, fetchRentals } from '@/rentals/calls';
import { fetchPickedRentals, findRentals } from './find-rentals';
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

/** The categories that have something for rent, by id; none until they have come. */
export function useRentalCategories(): [ id: number, name: string, rentals: Rental[] ][] {
	const rentals = useAnswer( async ( signal ) => ( await fetchRentals( { per_page: MAX }, signal ) ).results, '' );
	const categories = new Map< number, Rental[] >();
	for ( const rental of rentals ?? [] ) {
		categories.set( rental.CategoryId, [ ...( categories.get( rental.CategoryId ) ?? [] ), rental ] );
	}
	return [ ...categories ].map( ( [ id, all ] ) => [ id, all[ 0 ]?.CategoryName ?? '', all ] );
}

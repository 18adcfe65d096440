import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Rental } from '@/api/generated/schemas';
import { fetchRental, fetchRentals } from '@/rentals/calls';
import { useAnswer } from './use-answer';

/** As many as are offered in one list. */
const MAX = 100;

/** A rental for a preview; null until it has come, and without an id: the page's address says which it is. */
export const useRental = ( id: number ): Rental | null =>
	useAnswer( async ( signal ) => ( id ? fetchRental( id, signal ) : null ), `${ id }` );

/** Which rental a block shows. */
export function RentalField( { value, onChange }: { value: number; onChange: ( id: number ) => void } ) {
	const rentals = useAnswer( async ( signal ) => ( await fetchRentals( { per_page: MAX }, signal ) ).results, '' );
	return (
		<SelectControl
			label={ __( 'Machine for rent', 'coleman' ) }
			help={ __( 'On a rental page, its machine is shown automatically.', 'coleman' ) }
			value={ String( value ) }
			options={ [
				{ value: '0', label: __( 'The page’s', 'coleman' ) },
				...( rentals ?? [] ).map( ( { EquipmentId, VendorName, Model } ) => ( {
					value: String( EquipmentId ),
					label: `${ VendorName } ${ Model }`,
				} ) ),
			] }
			onChange={ ( id ) => onChange( Number( id ) ) }
		/>
	);
}

/** The categories that have something for rent, by id; none until they have come. */
export function useRentalCategories(): [ id: number, name: string, rentals: Rental[] ][] {
	const rentals = useAnswer( async ( signal ) => ( await fetchRentals( { per_page: MAX }, signal ) ).results, '' );
	const categories = new Map< number, Rental[] >();
	for ( const rental of rentals ?? [] ) {
		categories.set( rental.CategoryId, [ ...( categories.get( rental.CategoryId ) ?? [] ), rental ] );
	}
	return [ ...categories ].map( ( [ id, all ] ) => [ id, all[ 0 ]?.CategoryName ?? '', all ] );
}

import { useChanging } from '@/desk/use-changing';
import type { Rental } from './types';

/** Rentals\Desk\RentalDeskRoutes::changed */
const RENTALS = { path: '/rentals', changed: 'coleman_rental_changed', name: 'rental' };

/** Changes a rental as it was seen. */
export const useRental = ( rental: Rental, show: ( rental: Rental ) => void ) => useChanging( RENTALS, rental, show );

export type Changing = ReturnType< typeof useRental >;

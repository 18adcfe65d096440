import { useAddress } from '@/desk/use-address';
import { FleetCalendar } from './fleet-calendar';
import { RentalList } from './rental-list';
import { RentalScreen } from './rental-screen';
import type { RentalScreenData } from './types';
import './rentals.css';

/** The rental desk: the list, the calendar, or the rental that its address names. */
export function RentalsScreen( boot: RentalScreenData ) {
	const [ params, go ] = useAddress();
	const rental = params.get( 'rental' ) ?? '';
	const isCalendar = params.get( 'show' ) === 'calendar';
	// List and calendar stay where they were while a rental is looked at, but ask anew when one comes back to them.
	return (
		<>
			<div hidden={ rental !== '' }>
				{ isCalendar ? (
					<FleetCalendar boot={ boot } params={ params } go={ go } isShown={ rental === '' } />
				) : (
					<RentalList
						boot={ boot }
						queue={ params.get( 'view' ) ?? 'new' }
						go={ go }
						isShown={ rental === '' }
					/>
				) }
			</div>
			{ /^\d+$/.test( rental ) && (
				<RentalScreen
					key={ rental }
					boot={ boot }
					id={ rental }
					isFromCalendar={ isCalendar }
					onBack={ () => go( { rental: '' } ) }
					onOpen={ ( id ) => go( { rental: String( id ) } ) }
				/>
			) }
		</>
	);
}

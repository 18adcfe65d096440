import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { weekdayAndDay } from '@/desk/time';
import { isClosedOn } from '@/rules/opening-hours';
import type { Rental, RentalScreenData } from './types';
import type { Days } from './use-days';

type Props = { boot: RentalScreenData; rental: Rental; days: Days };

/** Says so where the branch is closed when the machine changes hands: a hint, for staff may have agreed on it. */
export function ClosedDays( { boot, rental, days }: Props ) {
	const own = boot.branches.filter( ( { id } ) => id === rental.location_id );
	const branches = own.length > 0 ? own : boot.branches;
	const isClosed = ( date: string ) =>
		date !== '' &&
		branches.length > 0 &&
		branches.every( ( { hours, special_hours: special } ) => isClosedOn( hours, special, date ) );
	// What is out has been picked up already.
	const closed = [ ...( rental.state === 'out' ? [] : [ days.start ] ), days.back ].filter( isClosed );
	if ( closed.length === 0 ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false }>
			{ closed.map( ( date ) => (
				<p key={ date }>
					{ own[ 0 ]
						? sprintf(
								/* translators: 1: city of a branch, 2: a day, such as Sun, Mar 8, 2026 */
								__( '%1$s is closed on %2$s.', 'coleman' ),
								own[ 0 ].city,
								weekdayAndDay( date )
							)
						: sprintf(
								/* translators: %s: a day, such as Sun, Mar 8, 2026 */
								__( 'All branches are closed on %s.', 'coleman' ),
								weekdayAndDay( date )
							) }
				</p>
			) ) }
			<p>
				{ __( 'Agree with the customer on how the machine changes hands, or choose another day.', 'coleman' ) }
			</p>
		</Notice>
	);
}

import type { Typed } from '@/forms/use-form';
import { dateAlerts, rentalDays } from '@/rentals/rental-dates';
import { DELIVERY } from '@/rentals/rental-form';
import { plus, rates, rentalPrice } from '@/rentals/rental-price';
import type { Estimate, RentalFormProps } from './rental-form-props';

type Priced = Pick< RentalFormProps, 'rental' | 'attachments' | 'branches' | 'terms' >;

/** The days on which nothing changes hands: of the branch that was chosen, else those on which all are closed. */
export function closedDays( branches: RentalFormProps[ 'branches' ], typed: Typed ): string[] {
	const isPickup = typed.pickup_or_delivery !== DELIVERY;
	const chosen = branches.filter( ( { value } ) => isPickup && value === typed.pickup_location );
	const [ first, ...others ] = chosen.length ? chosen : branches;
	return ( first?.closed ?? [] ).filter( ( day ) => others.every( ( { closed } ) => closed.includes( day ) ) );
}

/**
 * What a rental costs by what stands in the form; the server works it out again.
 *
 * @param props
 * @param typed
 * @param ticked Ids of the attachments.
 * @param today  Of the dealership.
 * @return Null without two dates that may be.
 */
export function estimateOf( props: Priced, typed: Typed, ticked: number[], today: string ): Estimate | null {
	const { rental, attachments, branches, terms } = props;
	const [ start = '', back = '' ] = [ typed.start_date, typed.return_date ];
	const days = rentalDays( start, back );
	if ( days < 1 || Object.keys( dateAlerts( start, back, today, closedDays( branches, typed ) ) ).length ) {
		return null;
	}
	const chosen = attachments.filter( ( { id } ) => ticked.includes( id ) );
	const all = [ rental, ...chosen ]
		.map( ( one ) => rates( one.rates.day, one.rates.week, one.rates.month ) )
		.reduce( ( sum, one ) => sum && one && plus( sum, one ) );
	return all
		? {
				...rentalPrice( all, ( rental.rates.week ?? 0 ) > 0, days, terms.percent, terms.deposit ),
				isPriced: true,
			}
		: {
				days,
				isPriced: false,
				blocks: [],
				cost_cents: 0,
				insurance_cents: 0,
				deposit_cents: 0,
				total_cents: 0,
				hint: null,
			};
}

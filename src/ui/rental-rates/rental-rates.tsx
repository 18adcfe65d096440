import { __ } from '@wordpress/i18n';
import { shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

/** Rates as the API writes them, "$250.00"; empty where there is none. */
export const rentalRatesProps = shape( { DailyRental: string, WeeklyRental: string, MonthlyRental: string } );

/** What it costs to rent, by the length of the rental; nothing where there is no rate at all. */
export function RentalRates( { DailyRental, WeeklyRental, MonthlyRental }: TypeOf< typeof rentalRatesProps > ) {
	const all: [ label: string, rate: string ][] = [
		[ __( 'Daily', 'coleman' ), DailyRental ],
		[ __( 'Weekly', 'coleman' ), WeeklyRental ],
		[ __( '4 Weeks', 'coleman' ), MonthlyRental ],
	];
	const rates = all.filter( ( [ , rate ] ) => rate );
	return rates.length ? (
		<dl className="coleman-rental-rates">
			{ rates.map( ( [ label, rate ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ rate }</dd>
				</div>
			) ) }
		</dl>
	) : null;
}

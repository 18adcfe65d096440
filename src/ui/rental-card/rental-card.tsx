import { __ } from '@wordpress/i18n';
import { arrayOf, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { PlateCard } from '@/ui/plate-card/plate-card';
import { RentalRates } from '@/ui/rental-rates/rental-rates';
import './style.css';

/** Of a rental, in the shape of the API, what a card shows. */
export const rentalShape = shape( {
	Model: string,
	VendorName: string,
	CategoryName: string,
	Url: string,
	MediumImage: shape( { path: string } ),
	DailyRental: string,
	WeeklyRental: string,
	MonthlyRental: string,
	AvailableLocations: arrayOf( shape( { City: string } ) ),
} );

export const rentalCardProps = shape( {
	rental: rentalShape,
	/** Level of its heading. */
	level: oneOf( 'h2', 'h3' ),
	/** Its picture: at once for what is in view when the page opens. */
	loading: oneOf( 'eager', 'lazy' ),
} );

/** A machine for rent in a list, as its data plate: maker and category, picture, model, rates, and the branches that have it. */
export function RentalCard( { rental, level, loading }: TypeOf< typeof rentalCardProps > ) {
	const hasRates = rental.DailyRental || rental.WeeklyRental || rental.MonthlyRental;
	return (
		<PlateCard
			className="coleman-rental-card"
			maker={ rental.VendorName }
			label={ <span className="coleman-rental-card__category">{ rental.CategoryName }</span> }
			level={ level }
			name={ rental.Model }
			url={ rental.Url }
			picture={ rental.MediumImage.path }
			loading={ loading }
			locations={ rental.AvailableLocations }
			nowhere={ __( 'Not at a branch right now', 'coleman' ) }
		>
			{ hasRates ? (
				<RentalRates { ...rental } />
			) : (
				<p className="coleman-rental-card__call">{ __( 'Call for rates', 'coleman' ) }</p>
			) }
		</PlateCard>
	);
}

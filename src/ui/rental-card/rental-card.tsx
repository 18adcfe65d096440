import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Picture } from '@/ui/picture/picture';
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
export function RentalCard( { rental, level: Heading, loading }: TypeOf< typeof rentalCardProps > ) {
	const { AvailableLocations: locations } = rental;
	const hasRates = rental.DailyRental || rental.WeeklyRental || rental.MonthlyRental;
	return (
		<article className="coleman-rental-card">
			<p className="coleman-rental-card__strip">
				<span>{ rental.VendorName }</span>
				<span className="coleman-rental-card__category">{ rental.CategoryName }</span>
			</p>
			<Heading className="coleman-rental-card__name">
				<a className="coleman-rental-card__link" href={ rental.Url }>
					{ rental.Model }
				</a>
			</Heading>
			<Picture
				className="coleman-rental-card__picture"
				src={ rental.MediumImage.path }
				alt=""
				width={ 480 }
				height={ 300 }
				sizes="(width >= 50rem) 20rem, 40vw"
				loading={ loading }
			/>
			{ hasRates ? (
				<RentalRates { ...rental } />
			) : (
				<p className="coleman-rental-card__call">{ __( 'Call for rates', 'coleman' ) }</p>
			) }
			<p className="coleman-rental-card__where">
				{ locations.length > 0
					? /* translators: %s: the branches that have it. */
						sprintf( __( 'At %s', 'coleman' ), locations.map( ( { City } ) => City ).join( ' · ' ) )
					: __( 'Not at a branch right now', 'coleman' ) }
			</p>
		</article>
	);
}

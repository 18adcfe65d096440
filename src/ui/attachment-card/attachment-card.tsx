import { __ } from '@wordpress/i18n';
import { arrayOf, integer, nullable, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { formatShort } from '@/rules/money';
import { PlateCard } from '@/ui/plate-card/plate-card';
import { RentalRates } from '@/ui/rental-rates/rental-rates';
import './style.css';

/** Of an attachment, in the shape of the API, what a card shows. */
export const attachmentShape = shape( {
	Model: string,
	Name: string,
	BrandName: string,
	Url: string,
	MediumImage: shape( { path: string } ),
	/** Null: told on request. */
	price_cents: nullable( integer ),
	DailyRental: string,
	WeeklyRental: string,
	MonthlyRental: string,
	AvailableLocations: arrayOf( shape( { City: string } ) ),
} );

export const attachmentCardProps = shape( {
	attachment: attachmentShape,
	/** Level of its heading. */
	level: oneOf( 'h2', 'h3' ),
	/** Its picture: at once for what is in view when the page opens. */
	loading: oneOf( 'eager', 'lazy' ),
} );

/** An attachment in a list, as its data plate: maker and model, picture, name, price, rates, and the branches that have it. */
export function AttachmentCard( { attachment, level, loading }: TypeOf< typeof attachmentCardProps > ) {
	const { price_cents: cents } = attachment;
	const isForRent = attachment.DailyRental || attachment.WeeklyRental || attachment.MonthlyRental;
	return (
		<PlateCard
			className="coleman-attachment-card"
			maker={ attachment.BrandName }
			label={ <span className="coleman-attachment-card__model">{ attachment.Model }</span> }
			level={ level }
			name={ attachment.Name }
			url={ attachment.Url }
			picture={ attachment.MediumImage.path }
			loading={ loading }
			locations={ attachment.AvailableLocations }
			nowhere=""
		>
			<p className={ `coleman-attachment-card__price${ cents === null ? ' is-unknown' : '' }` }>
				{ cents === null ? __( 'Call for price', 'coleman' ) : formatShort( cents ) }
			</p>
			{ isForRent ? (
				<RentalRates { ...attachment } />
			) : (
				<p className="coleman-attachment-card__sale">{ __( 'For sale only', 'coleman' ) }</p>
			) }
		</PlateCard>
	);
}

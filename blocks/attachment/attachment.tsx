import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { arrayOf, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { formatShort } from '@/rules/money';
import { AttachmentCard, attachmentShape } from '@/ui/attachment-card/attachment-card';
import { Offer } from '@/ui/offer/offer';
import { RentalRates } from '@/ui/rental-rates/rental-rates';

export const attachmentProps = shape( {
	/** In the shape of GET attachments/{id}. */
	attachment: shape( {
		Name: string,
		Model: string,
		BrandName: string,
		Description: string,
		Specs: arrayOf( shape( { label: string, value: string } ) ),
		FullImage: shape( { path: string } ),
		price_cents: nullable( integer ),
		DailyRental: string,
		WeeklyRental: string,
		MonthlyRental: string,
	} ),
	/** The branches that have it. */
	branches: arrayOf( shape( { city: string, phone: string } ) ),
	/** Whom to call where none has it. */
	others: arrayOf( shape( { city: string, phone: string } ) ),
	/** The machines it fits, by category. */
	fits: arrayOf( shape( { name: string, url: string } ) ),
	similar: arrayOf( attachmentShape ),
	/** `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
} );

export type AttachmentProps = TypeOf< typeof attachmentProps > & {
	/** Where there are several pictures: an island, which PHP prints. */
	gallery?: ReactNode;
};

/** An attachment on a page of its own. */
export function Attachment( { attachment, branches, others, fits, similar, level: Title, gallery }: AttachmentProps ) {
	const { price_cents: cents } = attachment;
	const parts = [
		<Fragment key="price">
			<p className="coleman-offer__label">{ __( 'Price', 'coleman' ) }</p>
			<p className="coleman-attachment__price">
				{ cents === null ? __( 'Call for price', 'coleman' ) : formatShort( cents ) }
			</p>
		</Fragment>,
	];
	if ( attachment.DailyRental || attachment.WeeklyRental || attachment.MonthlyRental ) {
		parts.push(
			<Fragment key="rates">
				<p className="coleman-offer__label">{ __( 'To rent', 'coleman' ) }</p>
				<RentalRates { ...attachment } />
			</Fragment>
		);
	}
	return (
		<div className="coleman-attachment">
			<Title className="coleman-attachment__title">{ attachment.Name }</Title>
			<Offer
				maker={ attachment.BrandName }
				model={ attachment.Model }
				image={ attachment.FullImage.path }
				name={ attachment.Name }
				gallery={ gallery }
				parts={ parts }
				branches={ branches }
				others={ others }
			>
				{ attachment.Description && <p className="coleman-attachment__text">{ attachment.Description }</p> }
				{ attachment.Specs.length > 0 && (
					<table className="coleman-attachment__specs">
						<caption>{ __( 'Specifications', 'coleman' ) }</caption>
						<tbody>
							{ attachment.Specs.map( ( { label, value }, index ) => (
								<tr key={ `${ index }` }>
									<th scope="row">{ label }</th>
									<td>{ value }</td>
								</tr>
							) ) }
						</tbody>
					</table>
				) }
				{ fits.length > 0 && (
					<section className="coleman-attachment__fits">
						<h2 className="coleman-attachment__heading">{ __( 'Fits', 'coleman' ) }</h2>
						<ul className="coleman-link-row">
							{ fits.map( ( { name, url } ) => (
								<li key={ url }>
									<a href={ url }>{ name }</a>
								</li>
							) ) }
						</ul>
						<p className="coleman-attachment__remark">
							{ __(
								'Have your machine’s model ready when you call. The mount and hydraulic flow must match.',
								'coleman'
							) }
						</p>
					</section>
				) }
			</Offer>
			{ similar.length > 0 && (
				<section className="coleman-attachment__others">
					<h2 className="coleman-attachment__heading">{ __( 'Similar attachments', 'coleman' ) }</h2>
					<ul className="coleman-plate-cards coleman-attachment-cards">
						{ similar.map( ( one ) => (
							<li key={ one.Url }>
								<AttachmentCard attachment={ one } level="h3" loading="lazy" />
							</li>
						) ) }
					</ul>
				</section>
			) }
		</div>
	);
}

import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { arrayOf, integer, number, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { blockText, daysText, waiverText } from '@/rentals/rental-words';
import { formatShort } from '@/rules/money';
import { Offer } from '@/ui/offer/offer';
import { RentalRates } from '@/ui/rental-rates/rental-rates';
import './style.css';

export const rentalProps = shape( {
	level: oneOf( 'h1', 'h2' ),
	/** In the shape of GET rentals/{id}. */
	rental: shape( {
		Model: string,
		VendorName: string,
		CategoryName: string,
		Description: string,
		FullImage: shape( { path: string } ),
		DailyRental: string,
		WeeklyRental: string,
		MonthlyRental: string,
	} ),
	/** The branches that have it, and how many units each. */
	branches: arrayOf( shape( { city: string, phone: string, units: integer } ) ),
	/** Whom to call where none has it. */
	others: arrayOf( shape( { city: string, phone: string } ) ),
	/** What rentals of some lengths cost, without anything added; none to leave the table out. */
	prices: arrayOf(
		shape( {
			days: integer,
			blocks: arrayOf(
				shape( {
					unit: oneOf( 'month', 'week', 'day' ),
					count: integer,
					rate_cents: integer,
					amount_cents: integer,
				} )
			),
			cost_cents: integer,
		} )
	),
	/** What comes on top: a waiver of so many percent, and a deposit. */
	terms: shape( { percent: number, deposit: integer } ),
	attachments: arrayOf(
		shape( { name: string, url: string, DailyRental: string, WeeklyRental: string, MonthlyRental: string } )
	),
	requestUrl: string,
	/** Of the request, as far as the page has one. */
	modal: string,
} );

export type RentalProps = TypeOf< typeof rentalProps >;

/** Opens the modal of the block Rental request where the page has one, else leads to the page of the same form. */
export function RequestLink( { url, modal }: { url: string; modal: string } ) {
	return (
		<a
			className="coleman-rental__action wp-element-button modal-link"
			href={ url }
			{ ...{ 'modal-target': modal } }
		>
			{ __( 'Request rental', 'coleman' ) }
		</a>
	);
}

function Prices( { prices, terms }: Pick< RentalProps, 'prices' | 'terms' > ) {
	return (
		<section className="coleman-rental__section">
			<table className="coleman-rental__table">
				<caption>{ __( 'What it costs', 'coleman' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'For', 'coleman' ) }</th>
						<th scope="col">{ __( 'Billed as', 'coleman' ) }</th>
						<th scope="col">{ __( 'Rental', 'coleman' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ prices.map( ( { days, blocks, cost_cents: cost } ) => (
						<tr key={ days }>
							<th scope="row">{ daysText( days ) }</th>
							<td>{ blocks.map( blockText ).join( ' + ' ) }</td>
							<td>{ formatShort( cost ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<p className="coleman-rental__remark">
				{ sprintf(
					/* translators: 1: "Theft and damage waiver (14%)", 2: a price. */
					__(
						'Plus %1$s and a %2$s deposit, refunded when you return the machine. The request shows the total for your dates.',
						'coleman'
					),
					waiverText( terms.percent ),
					formatShort( terms.deposit )
				) }
			</p>
		</section>
	);
}

function Attachments( {
	attachments,
	requestUrl,
	modal,
}: Pick< RentalProps, 'attachments' | 'requestUrl' | 'modal' > ) {
	return (
		<section className="coleman-rental__section">
			<h2 className="coleman-rental__heading">{ __( 'Attachments to rent with it', 'coleman' ) }</h2>
			<p className="coleman-rental__remark">
				{ __( 'Select them in your request. Their rates are added to the machine’s.', 'coleman' ) }
			</p>
			<ul className="coleman-rental__attachments">
				{ attachments.map( ( { name, url, ...rates } ) => (
					<li key={ url } className="coleman-rental__attachment">
						<a className="coleman-rental__link" href={ url }>
							{ name }
						</a>
						<RentalRates { ...rates } />
					</li>
				) ) }
			</ul>
			<a className="coleman-rental__link modal-link" href={ requestUrl } { ...{ 'modal-target': modal } }>
				{ __( 'Add them in your request', 'coleman' ) }
			</a>
		</section>
	);
}

/** Blocks that an editor has put in, such as the calendar. */
type Slots = {
	children?: ReactNode;
	/** Where there are several pictures: an island, which PHP prints. */
	gallery?: ReactNode;
};

/** A machine for rent. */
export function Rental( {
	level: Title,
	rental,
	branches,
	others,
	prices,
	terms,
	attachments,
	requestUrl,
	modal,
	children,
	gallery,
}: RentalProps & Slots ) {
	const name = `${ rental.VendorName } ${ rental.Model }`;
	const hasRates = rental.DailyRental || rental.WeeklyRental || rental.MonthlyRental;
	return (
		<div className="coleman-rental">
			<Title className="coleman-rental__title">{ name }</Title>
			<Offer
				maker={ rental.VendorName }
				model={ rental.Model }
				image={ rental.FullImage.path }
				name={ name }
				gallery={ gallery }
				parts={ [
					<Fragment key="rates">
						{ hasRates ? (
							<RentalRates { ...rental } />
						) : (
							<p className="coleman-rental__call">{ __( 'Call for rates', 'coleman' ) }</p>
						) }
						<RequestLink url={ requestUrl } modal={ modal } />
					</Fragment>,
				] }
				branches={ branches.map( ( { city, phone, units } ) => ( {
					city:
						units > 1
							? /* translators: 1: how many machines a branch has, 2: its city. */
								sprintf( __( '%1$d in %2$s', 'coleman' ), units, city )
							: city,
					phone,
				} ) ) }
				others={ others }
			>
				{ rental.Description && <p className="coleman-rental__text">{ rental.Description }</p> }
				{ children }
				{ prices.length > 0 && <Prices prices={ prices } terms={ terms } /> }
				{ attachments.length > 0 && (
					<Attachments attachments={ attachments } requestUrl={ requestUrl } modal={ modal } />
				) }
			</Offer>
		</div>
	);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { CustomerLink } from '@/desk/customer-link';
import { Owner } from '@/desk/owner';
import { Sums } from '@/desk/sums';
import { day } from '@/desk/time';
import { formatCents } from '@/rules/money';
import { telephoneUrl } from '@/rules/telephone';
import type { Rental, RentalScreenData } from './types';
import type { Changing } from './use-rental';
import { waited } from './waited';

const UNITS: Record< string, string > = {
	month: __( '4 weeks', 'coleman' ),
	week: __( 'Weeks', 'coleman' ),
	day: __( 'Days', 'coleman' ),
};

function Price( { rental }: { rental: Rental } ) {
	const sums: [ string, number ][] = rental.is_priced
		? [
				...rental.blocks.map(
					( { unit, count, rate_cents: rate, amount_cents: amount } ): [ string, number ] => [
						`${ UNITS[ unit ] }: ${ count } × ${ formatCents( rate ) }`,
						amount,
					]
				),
				[ __( 'Theft and damage waiver', 'coleman' ), rental.insurance_cents ],
				[ __( 'Deposit', 'coleman' ), rental.deposit_cents ],
				[ __( 'Estimate', 'coleman' ), rental.total_cents ],
			]
		: [];
	const shown = rental.quote_cents ?? ( rental.is_priced ? rental.total_cents : null );
	return (
		<>
			<p className="coleman-desk__total">
				{ shown === null ? __( 'Needs a price', 'coleman' ) : formatCents( shown ) }
			</p>
			{ rental.quote_cents !== null && <p>{ __( 'Our price instead of the estimate.', 'coleman' ) }</p> }
			{ sums.length > 0 && <Sums sums={ sums } /> }
			{ rental.claims.length > 0 && (
				<div className="coleman-rentals__claims">
					<p>{ __( 'The customer’s browser calculated a different price. Ours applies.', 'coleman' ) }</p>
					<ul>
						{ rental.claims.map( ( { what, said, is } ) => (
							<li key={ what }>{ `${ what }: ${ said } (${ is })` }</li>
						) ) }
					</ul>
				</div>
			) }
		</>
	);
}

/** When, with what, and where. */
function about( rental: Rental ): string[] {
	const attachments = rental.attachments.map( ( { name } ) => name ).join( ', ' );
	return [
		sprintf(
			/* translators: 1: day, 2: day, 3: number of days */
			_n( '%1$s to %2$s, %3$d day', '%1$s to %2$s, %3$d days', rental.days, 'coleman' ),
			day( rental.start_date ),
			day( rental.return_date ),
			rental.days
		),
		/* translators: %s: names of attachments */
		attachments && sprintf( __( 'With %s', 'coleman' ), attachments ),
		rental.jobsite
			? /* translators: %s: address */
				sprintf( __( 'Delivery to %s', 'coleman' ), rental.jobsite )
			: /* translators: %s: city */
				sprintf( __( 'Pickup at %s', 'coleman' ), rental.branch ),
		rental.unit
			? sprintf(
					/* translators: 1: number of a unit, 2: city */
					__( 'Unit %1$s, at %2$s', 'coleman' ),
					rental.unit.stock_number,
					rental.unit.city
				)
			: '',
		rental.unit?.serial_number ?? '',
	].filter( ( line ) => line !== '' );
}

/** Beside the rental: what it costs, who wants it, when and where. */
export function Facts( { boot, rental, changing }: { boot: RentalScreenData; rental: Rental; changing: Changing } ) {
	const { customer, purpose } = rental;
	return (
		<aside className="coleman-desk__facts" aria-label={ __( 'About the rental', 'coleman' ) }>
			<Price rental={ rental } />
			<p>{ waited( rental ) }</p>
			{ rental.state === 'quoted' && (
				<p>
					{ sprintf(
						/* translators: %s: day */
						__( 'The offer ends with %s, the first day, unless it is confirmed.', 'coleman' ),
						day( rental.start_date )
					) }
				</p>
			) }
			<Owner me={ boot.me } staff={ boot.staff } ownerId={ rental.owner_id } changing={ changing } />
			<h3>{ __( 'Customer', 'coleman' ) }</h3>
			<p className="coleman-desk__address">{ [ customer.name, customer.address ].join( '\n' ) }</p>
			<p>
				<a href={ telephoneUrl( customer.phone ) }>{ customer.phone }</a>
			</p>
			{ customer.email !== '' && (
				<p>
					<a href={ `mailto:${ customer.email }` }>{ customer.email }</a>
				</p>
			) }
			<CustomerLink may={ boot.mayCustomers } of={ `rental-${ rental.id }` } />
			<h3>{ __( 'Rental', 'coleman' ) }</h3>
			<p className="coleman-desk__address">{ about( rental ).join( '\n' ) }</p>
			{ purpose !== '' && (
				<>
					<h3>{ __( 'Purpose', 'coleman' ) }</h3>
					<p className="coleman-desk__address">{ purpose }</p>
				</>
			) }
		</aside>
	);
}

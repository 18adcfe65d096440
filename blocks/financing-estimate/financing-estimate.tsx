import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent, RefObject } from 'react';
import { fieldsOf } from '@/forms/field/fields-of';
import { arrayOf, integer, nullable, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { financing } from '@/rules/financing';
import { formatCents, parseMoney } from '@/rules/money';
import type { Integer } from '@/rules/numbers';
import { Button } from '@/ui/button/button';

export const financingEstimateProps = shape( {
	/** Begins the ids of its elements. */
	id: string,
	price_cents: integer,
	/** Thousandths of a percent a year. */
	rate: integer,
	/** The rate as it is read: "6.9%". */
	rate_text: string,
	/** In months. */
	terms: arrayOf( integer ),
	/** The least that is financed. */
	minimum_cents: integer,
	/** What is paid down and over how many months: as it was typed, else as the dealer proposes. */
	down: string,
	months: integer,
	estimate: nullable(
		shape( {
			financed_cents: integer,
			months: integer,
			payment_cents: integer,
			last_cents: integer,
			total_cents: integer,
		} )
	),
	/** What is wrong with the down payment; empty for nothing. */
	error: string,
} );

export type FinancingEstimateProps = TypeOf< typeof financingEstimateProps >;

type ViewProps = FinancingEstimateProps & {
	formRef?: RefObject< HTMLFormElement >;
	onInput?: ( event: FormEvent< HTMLFormElement > ) => void;
	onSubmit?: ( event: FormEvent< HTMLFormElement > ) => void;
};

export const monthsText = ( months: Integer ) =>
	/* translators: %d: number of months */
	sprintf( _n( '%d month', '%d months', months, 'coleman' ), months );

const row = ( label: string, value: string, className = 'coleman-financing-estimate__row' ) => (
	<div key={ label } className={ className }>
		<dt>{ label }</dt>
		<dd>{ value }</dd>
	</div>
);

type AnswerProps = { estimate: NonNullable< FinancingEstimateProps[ 'estimate' ] >; rate: string };

/** All that belongs together, together: nobody reads the payment without the rate. */
function Answer( { estimate, rate }: AnswerProps ) {
	return (
		<dl className="coleman-financing-estimate__rows">
			{ row(
				__( 'Payment a month', 'coleman' ),
				formatCents( estimate.payment_cents ),
				'coleman-financing-estimate__row is-payment'
			) }
			{ row( __( 'Amount financed', 'coleman' ), formatCents( estimate.financed_cents ) ) }
			{ row( __( 'APR', 'coleman' ), rate ) }
			{ row( __( 'Term', 'coleman' ), monthsText( estimate.months ) ) }
			{ estimate.last_cents !== estimate.payment_cents &&
				row( __( 'Last payment', 'coleman' ), formatCents( estimate.last_cents ) ) }
			{ row( __( 'Total of payments', 'coleman' ), formatCents( estimate.total_cents ) ) }
		</dl>
	);
}

/** How it looks. Without JavaScript its form asks the page again. */
export function FinancingEstimateView( {
	id,
	rate_text: rate,
	terms,
	down,
	months,
	estimate,
	error,
	formRef,
	...handlers
}: ViewProps ) {
	const field = fieldsOf( id, { down, months: String( months ) }, { down: error } );
	return (
		<section className="coleman-financing-estimate" id={ id } aria-labelledby={ `${ id }-title` }>
			<h2 className="coleman-financing-estimate__title" id={ `${ id }-title` }>
				{ __( 'Estimate a payment', 'coleman' ) }
			</h2>
			<form
				className="coleman-financing-estimate__form"
				method="get"
				action={ `#${ id }` }
				noValidate
				ref={ formRef }
				{ ...handlers }
			>
				{ field( 'down', {
					label: __( 'Down payment', 'coleman' ),
					type: 'text',
					inputMode: 'decimal',
					maxLength: 20,
				} ) }
				{ field( 'months', {
					label: __( 'Term', 'coleman' ),
					type: 'select',
					options: terms.map( ( term ) => ( { value: String( term ), label: monthsText( term ) } ) ),
				} ) }
				<Button type="submit" variant="quiet" label={ __( 'Estimate', 'coleman' ) } />
			</form>
			<div role="status">{ estimate && <Answer estimate={ estimate } rate={ rate } /> }</div>
			<p className="coleman-financing-estimate__note">
				{ __(
					'An estimate and no offer. The lender decides about rate and terms. Taxes and fees are not in it.',
					'coleman'
				) }
			</p>
		</section>
	);
}

type Typed = Pick< FinancingEstimateProps, 'down' | 'months' >;

/** What stands in the form, reckoned. Twin of blocks/php/FinancingEstimate. */
export function estimateOf( props: FinancingEstimateProps, { down, months }: Typed ) {
	const cents = parseMoney( down );
	if ( cents === null || cents < 0 ) {
		return { estimate: null, error: __( 'Enter an amount in dollars, such as 5,000.', 'coleman' ) };
	}
	const financed = props.price_cents - cents;
	if ( financed < props.minimum_cents ) {
		return {
			estimate: null,
			error: sprintf(
				/* translators: %s: amount of money */
				__( 'At least %s must be left to finance.', 'coleman' ),
				formatCents( props.minimum_cents )
			),
		};
	}
	return { estimate: financing( financed, props.rate, months ), error: '' };
}

/** The estimate at work: it follows what is typed. */
export function FinancingEstimate( props: FinancingEstimateProps ) {
	const [ answer, setAnswer ] = useState( { estimate: props.estimate, error: props.error } );
	const form = useRef< HTMLFormElement >( null );
	const reckon = () => {
		const data = new FormData( form.current ?? undefined );
		setAnswer( estimateOf( props, { down: `${ data.get( 'down' ) }`, months: Number( data.get( 'months' ) ) } ) );
	};
	// What was typed before the island was awake.
	// eslint-disable-next-line react-hooks/exhaustive-deps -- once: props never change
	useEffect( reckon, [] );
	return (
		<FinancingEstimateView
			{ ...props }
			{ ...answer }
			formRef={ form }
			onInput={ reckon }
			onSubmit={ ( event ) => {
				event.preventDefault();
				reckon();
			} }
		/>
	);
}

/**
 * What it costs to pay for a machine over time, as an estimate. Its twin is Catalogue\Financing of the plugin; both run
 * tests/seed/vectors/financing.json. All is reckoned in whole cents, so that both say the same to the cent.
 */

export type Financing = {
	/** The price less the down payment. */
	financed_cents: number;
	months: number;
	/** Each month but the last. */
	payment_cents: number;
	/** The rest; never more than the others. */
	last_cents: number;
	/** Of all payments. */
	total_cents: number;
};

/** Thousandths of a percent a year, in parts a month. */
const PARTS = 1_200_000;

/** Half a cent is rounded up. */
const interest = ( cents: number, rate: number ) => Math.floor( ( 2 * cents * rate + PARTS ) / ( 2 * PARTS ) );

/** What is left to pay in the last month, if all others pay so much. */
function last( financed: number, rate: number, months: number, payment: number ): number {
	let owed = financed;
	for ( let month = 1; month < months; month++ ) {
		owed += interest( owed, rate ) - payment;
		if ( owed <= 0 ) {
			return owed;
		}
	}
	return owed + interest( owed, rate );
}

/**
 * The least payment that is enough, found by halving.
 *
 * @param financed Cents, 1 or more.
 * @param rate     Thousandths of a percent a year: 6,900 for 6.9 %.
 * @param months   1 or more.
 */
export function financing( financed: number, rate: number, months: number ): Financing {
	let [ low, high ] = [ 1, financed + interest( financed, rate ) ];
	while ( low < high ) {
		const middle = Math.floor( ( low + high ) / 2 );
		if ( last( financed, rate, months, middle ) > middle ) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	const rest = last( financed, rate, months, low );
	return {
		financed_cents: financed,
		months,
		payment_cents: low,
		last_cents: rest,
		total_cents: low * ( months - 1 ) + rest,
	};
}

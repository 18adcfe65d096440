/**
 * What a rental costs and of which blocks. Its twin is Rentals\RentalPrice of the plugin; both
 * run tests/seed/vectors/rental-price.json. The server decides; this shows it while the dates are being chosen.
 */

/** Cents by the day, the week and four weeks. */
export type Rates = { day: number; week: number; month: number };

export type Block = { unit: 'month' | 'week' | 'day'; count: number; rate_cents: number; amount_cents: number };

export type RentalPrice = {
	days: number;
	/** Longest first, none of count 0. */
	blocks: Block[];
	cost_cents: number;
	insurance_cents: number;
	deposit_cents: number;
	total_cents: number;
	/** A longer rental that costs less. */
	hint: { days: number; cost_cents: number } | null;
};

const DAYS_A_WEEK = 7;
const WEEKS_A_MONTH = 4;

/** Four weeks are a month. */
const MONTH = 28;

/** A rest longer than this many days costs a month more. */
const MAX_REST = 21;

/** A rest longer than this many days costs a week, where there is a weekly rate. */
const MAX_DAYS = 3;

/** Half a cent is rounded up. */
const share = ( cents: number, parts: number ) => Math.floor( ( 2 * cents + parts ) / ( 2 * parts ) );

/**
 * Completes what is missing: seven days make a week, four weeks a month, and the other way round.
 *
 * @param day   Cents; null or 0 where there is no such rate, as with the others.
 * @param week
 * @param month
 * @return Null without any rate: the desk tells the price.
 */
export function rates( day: number | null, week: number | null, month: number | null ): Rates | null {
	const [ daily, weekly, monthly ] = [ day, week, month ].map( ( rate ) => Math.max( 0, rate ?? 0 ) ) as [
		number,
		number,
		number,
	];
	if ( daily + weekly + monthly === 0 ) {
		return null;
	}
	const ofWeek = weekly || ( daily ? daily * DAYS_A_WEEK : share( monthly, WEEKS_A_MONTH ) );
	return {
		day: daily || share( ofWeek, DAYS_A_WEEK ),
		week: ofWeek,
		month: monthly || ofWeek * WEEKS_A_MONTH,
	};
}

/** Attachment rates are added to the machine's. */
export const plus = ( a: Rates, b: Rates ): Rates => ( {
	day: a.day + b.day,
	week: a.week + b.week,
	month: a.month + b.month,
} );

function blocksOf( { day, week, month }: Rates, hasWeeklyRate: boolean, days: number ): Block[] {
	let months = Math.floor( days / MONTH );
	let rest = days % MONTH;
	if ( rest > MAX_REST ) {
		months++;
		rest = 0;
	}
	let weeks = Math.floor( rest / DAYS_A_WEEK );
	rest %= DAYS_A_WEEK;
	if ( rest > MAX_DAYS && hasWeeklyRate ) {
		weeks++;
		rest = 0;
	}
	const block = ( unit: Block[ 'unit' ], count: number, rate: number ): Block => ( {
		unit,
		count,
		rate_cents: rate,
		amount_cents: count * rate,
	} );
	return [ block( 'month', months, month ), block( 'week', weeks, week ), block( 'day', rest, day ) ].filter(
		( { count } ) => count > 0
	);
}

const costOf = ( blocks: Block[] ) => blocks.reduce( ( sum, { amount_cents: amount } ) => sum + amount, 0 );

/** The shortest rental that is longer and cheapest. */
function hintOf( all: Rates, hasWeeklyRate: boolean, days: number, cost: number ): RentalPrice[ 'hint' ] {
	let hint: RentalPrice[ 'hint' ] = null;
	for ( let longer = days + 1; longer <= days + MONTH; longer++ ) {
		const other = costOf( blocksOf( all, hasWeeklyRate, longer ) );
		if ( other < ( hint?.cost_cents ?? cost ) ) {
			hint = { days: longer, cost_cents: other };
		}
	}
	return hint;
}

/**
 * @param all              Rates of the machine and all attachments together.
 * @param hasWeeklyRate    Whether the machine itself is rented by the week.
 * @param days             1 or more.
 * @param insurancePercent Theft and damage waiver, of the cost; counts to the hundredth.
 * @param depositCents
 */
export function rentalPrice(
	all: Rates,
	hasWeeklyRate: boolean,
	days: number,
	insurancePercent: number,
	depositCents: number
): RentalPrice {
	const blocks = blocksOf( all, hasWeeklyRate, days );
	const cost = costOf( blocks );
	const insurance = Math.floor( ( cost * Math.round( insurancePercent * 100 ) + 5_000 ) / 10_000 );
	return {
		days,
		blocks,
		cost_cents: cost,
		insurance_cents: insurance,
		deposit_cents: depositCents,
		total_cents: depositCents + insurance + cost,
		hint: hintOf( all, hasWeeklyRate, days, cost ),
	};
}

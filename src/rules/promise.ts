import { dayAfter, weekday } from './days';
import { DEALER_ZONE } from './dealer-date';
import type { SpecialDay, Stretch } from './opening-hours';

/** Why a line has its date, or none. */
export type PromiseReason =
	| 'in_stock'
	| 'transfer'
	| 'lead_time'
	| 'staff_date'
	| 'discontinued'
	| 'awaiting_price'
	| 'vendor_notice'
	| 'no_lead_time'
	| 'no_hours'
	| 'no_zip'
	| 'no_carrier_days';

export type PromiseBranch = {
	id: number;
	city: string;
	/** None: they are not known. */
	hours: Stretch[];
	special_hours: SpecialDay[];
	/** "15:00": what is ordered later counts as ordered on the next business day. */
	cutoff: string;
};

/** A row applies in both directions, unless the way back has its own row. */
export type Transfers = { rows: { from: number; to: number; days: number }[]; usual: number };

export type PromiseInput = {
	/** An instant, such as "2026-11-23T15:00:00Z". */
	now: string;
	/** Where it is picked up; 0 when it ships. */
	branch: number;
	quantity: number;
	/** Pieces that may be sold, by branch. */
	stock: Record< string, number >;
	/** In the dealer's order. */
	branches: PromiseBranch[];
	transfers: Transfers;
	/** The part's label, such as "1-3 day lead time". */
	lead_time: string;
	is_discontinued: boolean;
	/** Where it ships to; empty while unknown. */
	zip: string;
	carrier_days: { zip: string; days: number }[];
	/** The day that staff have entered, YYYY-MM-DD; empty for none. */
	expected_on: string;
	/** The latest day that staff have entered for older orders of this part; empty for none. */
	not_before: string;
	/** Whether the order waits for a price. */
	is_quote: boolean;
	/** Whether a dated notice about the vendor is in force. */
	has_notice: boolean;
};

export type LinePromise = {
	/** The day it is ready for pickup, or arrives; null where nobody can say. */
	on: string | null;
	/** The time from which it is ready on that day; empty of what ships. */
	after: string;
	/** The day the last piece ships; empty where it is picked up, or unknown. */
	shipsOn: string;
	reason: PromiseReason;
	/** Where the pieces come from, in the order in which they are taken. */
	takes: { branch: number; pieces: number }[];
	/** Pieces that no branch has. */
	missing: number;
	/** The branch whose hours are not known; empty for none. */
	unknownCity: string;
};

type Moment = { date: string; time: string };

/** A branch that does not open within this many days has no hours. */
const MAX_DAYS = 370;
/** A part is ready so long after an order, or after the branch has opened. */
const HANDLING_MINUTES = 60;
const MINUTE_MS = 60_000;
/** Times that customers read are full quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const FRIDAY = 5;

/** An instant by the clock of the branches. */
function dealerMoment( ms: number ): Moment {
	const parts = Object.fromEntries(
		new Intl.DateTimeFormat( 'en-CA', {
			timeZone: DEALER_ZONE,
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		} )
			.formatToParts( ms )
			.map( ( { type, value } ) => [ type, value ] )
	);
	return { date: `${ parts.year }-${ parts.month }-${ parts.day }`, time: `${ parts.hour }:${ parts.minute }` };
}

function later( time: string ): string {
	const [ hours = 0, minutes = 0 ] = time.split( ':' ).map( Number );
	const sum = hours * 60 + minutes + HANDLING_MINUTES;
	return [ Math.floor( sum / 60 ), sum % 60 ].map( ( number ) => `${ number }`.padStart( 2, '0' ) ).join( ':' );
}

/** When a branch is open on a date; null when it is closed. */
function timesOn( { hours, special_hours: special }: PromiseBranch, date: string ) {
	const { opens = '', closes = '' } =
		special.find( ( day ) => day.date === date ) ??
		hours.find( ( { days } ) => days.includes( weekday( date ) ) ) ??
		{};
	return opens && closes ? { opens: opens.padStart( 5, '0' ), closes: closes.padStart( 5, '0' ) } : null;
}

function firstDay( from: string, fits: ( date: string ) => boolean ): string | null {
	for ( let count = 0; count < MAX_DAYS; count++ ) {
		const date = dayAfter( from, count );
		if ( fits( date ) ) {
			return date;
		}
	}
	return null;
}

/** The first Monday to Friday on or after a date on which the branch is open. */
const businessDay = ( branch: PromiseBranch, from: string ): string | null =>
	firstDay( from, ( date ) => weekday( date ) <= FRIDAY && timesOn( branch, date ) !== null );

function businessDaysAfter( branch: PromiseBranch, from: string | null, days: number ): string | null {
	let date = from;
	for ( let count = 0; date && count < days; count++ ) {
		date = businessDay( branch, dayAfter( date, 1 ) );
	}
	return date;
}

/** The first business day after so many, and not before a date. */
function businessDayFrom( branch: PromiseBranch, from: string | null, days: number, notBefore: string ): string | null {
	const day = businessDaysAfter( branch, from, days );
	return day && businessDay( branch, day > notBefore ? day : notBefore );
}

/** When a part may be picked up that arrives on a day. */
function opening( branch: PromiseBranch, from: string ): Moment | null {
	const ready = ( date: string ) => {
		const times = timesOn( branch, date );
		return times && later( times.opens ) < times.closes ? later( times.opens ) : '';
	};
	const date = firstDay( from, ( day ) => ready( day ) !== '' );
	return date === null ? null : { date, time: ready( date ) };
}

/** When a part that is at the branch may be picked up. */
function readyFrom( branch: PromiseBranch, nowMs: number ): Moment | null {
	const { date: today, time } = dealerMoment( nowMs );
	const times = timesOn( branch, today );
	if ( times && times.opens <= time && time < times.closes && time < branch.cutoff ) {
		const ready = dealerMoment( Math.ceil( ( nowMs + HANDLING_MINUTES * MINUTE_MS ) / QUARTER_MS ) * QUARTER_MS );
		// Nobody can pick up after the branch has closed.
		if ( ready.date === today && ready.time < times.closes ) {
			return ready;
		}
	}
	return opening( branch, times && time < times.opens ? today : dayAfter( today, 1 ) );
}

/** The business day on which an order is handled: today before the cutoff, else the next one. */
function handlingDay( branch: PromiseBranch, nowMs: number ): string | null {
	const { date: today, time } = dealerMoment( nowMs );
	const times = timesOn( branch, today );
	const isInTime = times !== null && time < branch.cutoff && time < times.closes;
	return businessDay( branch, isInTime ? today : dayAfter( today, 1 ) );
}

/** Business days from one branch to another; 0 for a branch and itself. */
export function transferDays( { rows, usual }: Transfers, from: number, to: number ): number {
	if ( from === to ) {
		return 0;
	}
	const row =
		rows.find( ( one ) => one.from === from && one.to === to ) ??
		rows.find( ( one ) => one.from === to && one.to === from );
	return row?.days ?? usual;
}

/**
 * Which branch gives how many pieces. For pickup: the branch itself, then the others by their transfer days to it. For
 * shipping: the fullest first. Ties: the fullest, then the lowest id.
 */
export function takePieces( {
	branch,
	quantity,
	stock,
	transfers,
}: Pick< PromiseInput, 'branch' | 'quantity' | 'stock' | 'transfers' > ): LinePromise[ 'takes' ] {
	const rank = ( id: number ) => [
		id === branch ? 0 : 1,
		branch ? transferDays( transfers, id, branch ) : 0,
		-( stock[ id ] ?? 0 ),
		id,
	];
	const takes: LinePromise[ 'takes' ] = [];
	let wanted = quantity;
	const order = Object.keys( stock )
		.map( Number )
		.filter( ( id ) => ( stock[ id ] ?? 0 ) > 0 )
		.sort( ( a, b ) => {
			const [ ranksOfA, ranksOfB ] = [ rank( a ), rank( b ) ];
			const at = ranksOfA.findIndex( ( value, index ) => value !== ranksOfB[ index ] );
			return at < 0 ? 0 : ( ranksOfA[ at ] ?? 0 ) - ( ranksOfB[ at ] ?? 0 );
		} );
	for ( const id of order ) {
		const pieces = Math.min( wanted, stock[ id ] ?? 0 );
		if ( pieces > 0 ) {
			takes.push( { branch: id, pieces } );
			wanted -= pieces;
		}
	}
	return takes;
}

/** The upper number of the label: "1-3 day lead time" is 3; null for a label without numbers. */
const leadDays = ( label: string ): number | null => {
	const most = /^\d{1,2}-(\d{1,2}) day lead time$/.exec( label )?.[ 1 ];
	return most === undefined ? null : Number( most );
};

/** Of the rows that fit the one with the longest beginning; null where none fits. */
const carrierDays = ( { zip, carrier_days: rows }: PromiseInput ): number | null =>
	rows
		.filter( ( row ) => zip.startsWith( row.zip ) )
		.reduce< { zip: string; days: number } | null >(
			( best, row ) => ( row.zip.length > ( best?.zip.length ?? 0 ) ? row : best ),
			null
		)?.days ?? null;

const openBranch = ( { branches }: PromiseInput, id: number ) =>
	branches.find( ( branch ) => branch.id === id && branch.hours.length > 0 );

const cityOf = ( { branches }: PromiseInput, id: number ) =>
	branches.find( ( branch ) => branch.id === id )?.city ?? '';

type Answer = Pick< LinePromise, 'reason' > & Partial< LinePromise >;

function pickedUp( input: PromiseInput, takes: LinePromise[ 'takes' ], missing: number ): Answer {
	const branch = openBranch( input, input.branch );
	const noHours = ( id: number ): Answer => ( { reason: 'no_hours', unknownCity: cityOf( input, id ) } );
	if ( ! branch ) {
		return noHours( input.branch );
	}
	const nowMs = Date.parse( input.now );
	let reason: PromiseReason = 'in_stock';
	const moments: ( Moment | null )[] = [];
	for ( const { branch: from } of takes ) {
		if ( from === branch.id ) {
			moments.push( readyFrom( branch, nowMs ) );
			continue;
		}
		reason = 'transfer';
		const source = openBranch( input, from );
		const leaves = source ? handlingDay( source, nowMs ) : null;
		if ( ! leaves ) {
			return noHours( from );
		}
		const arrives = businessDaysAfter( branch, leaves, transferDays( input.transfers, from, branch.id ) );
		moments.push( arrives === null ? null : opening( branch, arrives ) );
	}
	if ( missing > 0 ) {
		reason = 'lead_time';
		const days = ( leadDays( input.lead_time ) ?? 0 ) + input.transfers.usual;
		const arrives = businessDayFrom( branch, handlingDay( branch, nowMs ), days, input.not_before );
		moments.push( arrives === null ? null : opening( branch, arrives ) );
	}
	let ready: Moment = { date: '', time: '' };
	for ( const moment of moments ) {
		if ( ! moment ) {
			return noHours( branch.id );
		}
		ready = moment.date + moment.time > ready.date + ready.time ? moment : ready;
	}
	return { reason, on: ready.date, after: ready.time };
}

function shipped( input: PromiseInput, takes: LinePromise[ 'takes' ], missing: number ): Answer {
	const nowMs = Date.parse( input.now );
	let shipsOn = '';
	let arrives = '';
	for ( const { branch: from } of [ ...takes, ...( missing > 0 ? [ { branch: 0 } ] : [] ) ] ) {
		// What is on order comes to the first branch that has hours.
		const source = from ? openBranch( input, from ) : input.branches.find( ( { hours } ) => hours.length );
		const handled = source ? handlingDay( source, nowMs ) : null;
		const day =
			source && ! from
				? businessDayFrom( source, handled, leadDays( input.lead_time ) ?? 0, input.not_before )
				: handled;
		const arrival = source ? businessDaysAfter( source, day, carrierDays( input ) ?? 0 ) : null;
		if ( ! day || ! arrival ) {
			return { reason: 'no_hours', unknownCity: cityOf( input, from || ( input.branches[ 0 ]?.id ?? 0 ) ) };
		}
		shipsOn = day > shipsOn ? day : shipsOn;
		arrives = arrival > arrives ? arrival : arrives;
	}
	if ( input.zip === '' || carrierDays( input ) === null ) {
		return { reason: input.zip === '' ? 'no_zip' : 'no_carrier_days', shipsOn };
	}
	return { reason: missing > 0 ? 'lead_time' : 'in_stock', on: arrives, shipsOn };
}

function answer( input: PromiseInput, takes: LinePromise[ 'takes' ], missing: number ): Answer {
	if ( input.expected_on ) {
		return { reason: 'staff_date', on: input.expected_on };
	}
	if ( missing > 0 && input.is_discontinued ) {
		return { reason: 'discontinued' };
	}
	if ( input.is_quote ) {
		return { reason: 'awaiting_price' };
	}
	if ( input.has_notice ) {
		return { reason: 'vendor_notice' };
	}
	if ( missing > 0 && leadDays( input.lead_time ) === null ) {
		return { reason: 'no_lead_time' };
	}
	return input.branch ? pickedUp( input, takes, missing ) : shipped( input, takes, missing );
}

/** When a line is ready for pickup or arrives, and why. Twin of Promises\PromiseRule; docs/promise.md says it in words. */
export function linePromise( input: PromiseInput ): LinePromise {
	const takes = takePieces( input );
	const missing = Math.max( 0, input.quantity - takes.reduce( ( sum, { pieces } ) => sum + pieces, 0 ) );
	return {
		on: null,
		after: '',
		shipsOn: '',
		unknownCity: '',
		...answer( input, takes, missing ),
		takes,
		missing,
	};
}

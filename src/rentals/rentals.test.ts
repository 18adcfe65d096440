import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { agrees } from '../../tests/jest/agrees';
import dates from '../../tests/seed/vectors/rental-dates.json';
import days from '../../tests/seed/vectors/rental-days.json';
import form from '../../tests/seed/vectors/rental-form.json';
import prices from '../../tests/seed/vectors/rental-price.json';
import completed from '../../tests/seed/vectors/rental-rates.json';
import type { Faults, Typed } from '@/forms/use-form';
import { forget, remember, remembered } from './remembered';
import { dateAlerts, rentalDays } from './rental-dates';
import type { DateAlerts } from './rental-dates';
import { rentalFaults } from './rental-form';
import { plus, rates, rentalPrice } from './rental-price';
import type { Rates, RentalPrice } from './rental-price';

agrees(
	dates as unknown as {
		rule: string;
		cases: { in: { start: string; return: string; today: string; closed?: string[] }; out: DateAlerts }[];
	},
	( { start, return: back, today, closed } ) => dateAlerts( start, back, today, closed )
);
agrees(
	// Each case has some of the fields.
	form as unknown as { rule: string; cases: { in: { typed: Typed; today: string }; out: Faults }[] },
	( { typed, today } ) => rentalFaults( typed, today )
);
agrees< string[], number >( days, ( [ start = '', back = '' ] ) => rentalDays( start, back ) );
agrees< ( number | null )[], Rates | null >( completed, ( [ day = null, week = null, month = null ] ) =>
	rates( day, week, month )
);
agrees(
	// JSON has no unions: the units of blocks are texts there.
	prices as unknown as {
		rule: string;
		cases: {
			in: { rates: Rates; weekly: boolean; days: number; percent: number; deposit: number };
			out: RentalPrice;
		}[];
	},
	( input ) => rentalPrice( input.rates, input.weekly, input.days, input.percent, input.deposit )
);

it( 'prices ten thousand rentals as the server does', () => {
	const { seed, count, sha256 } = prices.generated;
	let state = seed;
	const random = ( below: number ) => {
		state = ( state * 16807 ) % 2147483647;
		return state % below;
	};
	const rate = ( most: number ) => ( random( 4 ) === 0 ? 0 : 1 + random( most ) );
	const lines = Array.from( { length: count }, () => {
		const [ day, week, month ] = [ rate( 99_999 ), rate( 399_999 ), rate( 999_999 ) ];
		let all = rates( day, week, month );
		for ( let more = random( 4 ); more > 0; more-- ) {
			const other = rates( rate( 29_999 ), rate( 99_999 ), rate( 299_999 ) );
			all = all && other ? plus( all, other ) : all;
		}
		const [ length, percent, deposit ] = [ 1 + random( 400 ), random( 2501 ) / 100, random( 100_001 ) ];
		if ( ! all ) {
			return 'none';
		}
		const price = rentalPrice( all, week > 0, length, percent, deposit );
		return [
			price.cost_cents,
			price.insurance_cents,
			price.total_cents,
			price.hint?.days ?? 0,
			price.blocks.map( ( block ) => `${ block.unit }${ block.count }` ).join( '/' ),
		].join( ',' );
	} );
	expect( createHash( 'sha256' ).update( lines.join( '\n' ) ).digest( 'hex' ) ).toBe( sha256 );
} );

describe( 'always', () => {
	// From a dollar: a day of a month for less than 14 cents would be rounded to nothing.
	const cents = fc.integer( { min: 100, max: 1_000_000 } );
	const some = fc
		.tuple( fc.option( cents ), fc.option( cents ), cents )
		.map( ( [ day, week, month ] ) => rates( day, week, month )! );
	const length = fc.integer( { min: 1, max: 400 } );

	it( 'a rental costs something, and its blocks are its cost', () => {
		fc.assert(
			fc.property( some, fc.boolean(), length, ( all, isWeekly, span ) => {
				const { cost_cents: cost, blocks, total_cents: total } = rentalPrice( all, isWeekly, span, 14, 500 );
				expect( cost ).toBeGreaterThan( 0 );
				expect( blocks.reduce( ( sum, block ) => sum + block.count * block.rate_cents, 0 ) ).toBe( cost );
				expect( total ).toBeGreaterThanOrEqual( cost + 500 );
			} )
		);
	} );

	it( 'an attachment adds what it costs alone', () => {
		fc.assert(
			fc.property( some, some, fc.boolean(), length, ( machine, attachment, isWeekly, span ) => {
				const cost = ( all: Rates ) => rentalPrice( all, isWeekly, span, 0, 0 ).cost_cents;
				expect( cost( plus( machine, attachment ) ) ).toBe( cost( machine ) + cost( attachment ) );
			} )
		);
	} );

	it( 'days add up, whatever clocks do in between', () => {
		const day = fc
			.integer( { min: 0, max: 20_000 } )
			.map( ( number ) => new Date( number * 86_400_000 ).toISOString().slice( 0, 10 ) );
		fc.assert(
			fc.property( day, day, day, ( a, b, c ) => {
				expect( rentalDays( a, b ) + rentalDays( b, c ) ).toBe( rentalDays( a, c ) );
			} )
		);
	} );
} );

describe( 'what was typed', () => {
	const DAY = 86_400_000;

	it( 'is remembered for 30 days', () => {
		remember( { your_name: 'Pat' }, 0 );
		expect( remembered( 30 * DAY ) ).toEqual( { your_name: 'Pat' } );
		expect( remembered( 30 * DAY + 1 ) ).toBeNull();
		expect( localStorage ).toHaveLength( 0 );
	} );

	it( 'is forgotten when it is told to be', () => {
		remember( { your_name: 'Pat' } );
		forget();
		expect( remembered() ).toBeNull();
	} );

	it.each( [ '', 'x', '[]', '{"at":1}', '{"at":"1","values":{}}', `{"at":${ Date.now() },"values":null}` ] )(
		'is nothing where the storage holds %j',
		( text ) => {
			localStorage.setItem( 'coleman_rental_request', text );
			expect( remembered() ).toBeNull();
		}
	);

	it( 'holds texts only', () => {
		localStorage.setItem(
			'coleman_rental_request',
			JSON.stringify( { at: Date.now(), values: { your_name: 'Pat', your_zip: 66020, your_city: null } } )
		);
		expect( remembered() ).toEqual( { your_name: 'Pat' } );
	} );
} );

import { formatCents } from '@/rules/money';
import { lines } from './lines';

it( 'shows every amount in dollars, and all else as it is kept', () => {
	for ( const cents of [ 0, 5, 95021, -150, 12345678 ] ) {
		expect( lines( JSON.stringify( { total_cents: cents, lines: cents } ) ) ).toBe(
			`total: ${ formatCents( cents ) }, lines: ${ cents }`
		);
	}
	expect( lines( '{"price_cents":null,"note":"5","events":["a"]}' ) ).toBe(
		'price_cents: null, note: 5, events: ["a"]'
	);
	expect( lines( '' ) ).toBe( '–' );
} );

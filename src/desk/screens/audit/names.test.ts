import { formatCents } from '@/rules/money';
import { aboutOf, lines, type Names } from './names';

const NAMES: Names = {
	settings: {
		coleman_rentals: {
			title: 'Rentals',
			fields: { deposit_cents: 'Deposit', buffer_days: 'Days between rentals', insurance_percent: 'Waiver' },
			percents: { insurance_percent: 1 },
			choices: {},
		},
		coleman_hold_minutes: {
			title: 'Orders',
			fields: { coleman_hold_minutes: 'Minutes a card order holds' },
			percents: {},
			choices: {},
		},
		coleman_financing: {
			title: 'Financing',
			fields: { rate: 'APR', down_percent: 'Down payment', terms: 'Terms' },
			percents: { rate: 1000, down_percent: 1000 },
			choices: {},
		},
		coleman_charges: { title: 'Orders', fields: { tax: 'Tax' }, percents: { tax: 1000, rate: 1000 }, choices: {} },
		coleman_desks: {
			title: 'Recipients',
			fields: { sales_default: 'All branches', sales_3: 'Smithville', service_3: 'Smithville' },
			percents: {},
			choices: {},
		},
		coleman_pages: {
			title: 'Pages',
			fields: { terms: 'Terms' },
			percents: {},
			choices: { terms: { 4: 'Our terms' } },
		},
		coleman_color_scheme: {
			title: 'Appearance',
			fields: {},
			percents: {},
			choices: { coleman_color_scheme: { light: 'Always light' } },
		},
	},
	roles: { coleman_sales: 'Sales' },
	things: { location_id: { 3: 'Smithville' }, class_id: { 3: 'Bobcat S66' } },
};

describe( 'what an entry is about', () => {
	it.each( [
		[ 'order:12', 'Order W000012' ],
		[ 'user:7', 'Dee Desk' ],
		[ 'user:8', 'User 8' ],
		[ 'run:4', 'Feed file 4' ],
		[ 'orders', 'List of orders' ],
		[ 'coleman_rentals', 'Rentals' ],
		[ 'coleman_some_thing', 'Some thing' ],
		[ 'other_thing:4', 'Other thing 4' ],
	] )( '%s is %s', ( about, text ) => {
		expect( aboutOf( about, NAMES, [ { id: 7, name: 'Dee Desk' } ] ) ).toBe( text );
	} );
} );

describe( 'the values of an entry', () => {
	it( 'shows every amount in dollars', () => {
		for ( const cents of [ 0, 5, 95021, -150, 12345678 ] ) {
			expect( lines( JSON.stringify( { total_cents: cents, lines: cents } ), 'order:1', NAMES ) ).toBe(
				`Total: ${ formatCents( cents ) }, Lines: ${ cents }`
			);
		}
	} );

	it.each( [
		[ '', 'order:1', '–' ],
		[ '{"price_cents":null,"note":"5","events":["a"]}', 'webhook:1', 'Price: none, Note: 5, Events: a' ],
		[ '{"rights":["coleman_price","coleman_sales","x"]}', 'user:1', 'Roles and rights: Set prices, Sales, x' ],
		[ '{"rights":[]}', 'user:1', 'Roles and rights: none' ],
		[ '{"states":"cancelled","has_search":true}', 'orders', 'States: cancelled, With a search: yes' ],
		[
			'{"coleman_financing":{"rate":6900,"down_percent":69000,"terms":[36,48]}}',
			'coleman_financing',
			'APR: 6.9%, Down payment: 69%, Terms: 36, 48',
		],
		[ '{"coleman_rentals":{"insurance_percent":14.5}}', 'coleman_rentals', 'Waiver: 14.5%' ],
		[
			'{"coleman_charges":{"free_shipping_from_cents":0,"tax":{"KS":{"":6500,"66012":9475},"MO":{"":4225}}}}',
			'coleman_charges',
			'Free shipping from: $0.00, Tax: KS: 66012: 9.475%, others: 6.5%, MO: others: 4.225%',
		],
		[
			'{"coleman_desks":{"sales":{"default":"a@example.com","3":"b@example.com","9":"c@example.com"}}}',
			'coleman_desks',
			'Sales: Smithville: b@example.com, 9: c@example.com, All branches: a@example.com',
		],
		[ '{"location_id":3,"class_id":3,"lines":3}', 'rentals', 'Branch: Smithville, Machine: Bobcat S66, Lines: 3' ],
		[ '{"location_id":9}', 'orders', 'Branch: 9' ],
		[ '{"coleman_pages":{"terms":4}}', 'coleman_pages', 'Terms: Our terms' ],
		[ '{"coleman_color_scheme":"light"}', 'coleman_color_scheme', 'Color scheme: Always light' ],
		[ '{"coleman_hold_minutes":77}', 'coleman_hold_minutes', 'Minutes a card order holds: 77' ],
		[
			'{"coleman_rentals":{"deposit_cents":25000,"buffer_days":1,"rates":[{"state":"KS"},{"state":"MO"}]}}',
			'coleman_rentals',
			'Deposit: $250.00, Days between rentals: 1, Rates: State: KS; State: MO',
		],
	] )( '%s of %s', ( json, about, text ) => {
		expect( lines( json, about, NAMES ) ).toBe( text );
	} );
} );

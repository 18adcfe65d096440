import { centsOf, changesOf, copyOf, daysOf, moneyText, weekOf, wholeOf } from './draft';
import { listPath } from './list-path';

describe( 'what is sent', () => {
	it( 'is what differs from what is there, lists included', () => {
		const now = { model: 'L47', specs: [ { label: 'Lift', value: '1' } ], meter_hours: 12 as number | null };
		expect( changesOf( now, { model: 'L47', specs: [ { label: 'Lift', value: '1' } ] } ) ).toEqual( {} );
		expect( changesOf( now, { meter_hours: null, specs: [] } ) ).toEqual( { meter_hours: null, specs: [] } );
	} );
} );

describe( 'money in a field', () => {
	it.each( [
		[ '', null ],
		[ ' 48,500 ', 4_850_000 ],
		[ '$12.5', 1250 ],
		[ '0.99', 99 ],
		[ 'a lot', 'a lot' ],
		[ '1,2', '1,2' ],
	] )( 'reads %j as %j', ( text, cents ) => expect( centsOf( text ) ).toBe( cents ) );

	it.each( [
		[ 4_850_000, '48,500' ],
		[ 1250, '12.50' ],
		[ null, '' ],
		[ 'a lot', 'a lot' ],
	] )( 'shows %j as %j', ( cents, text ) => expect( moneyText( cents ) ).toBe( text ) );
} );

it( 'reads whole numbers, and leaves what is none to the server', () => {
	expect( [ '1,250', ' 7 ', '', '1.5', '-1', '1234567890' ].map( wholeOf ) ).toEqual( [
		1250,
		7,
		null,
		'1.5',
		'-1',
		'1234567890',
	] );
} );

it( 'copies a machine without the numbers that are its own', () => {
	const machine = {
		model: 'L47',
		stock_number: 'U-1',
		serial_number: 'S',
		meter_hours: 9,
		sold_at: 'x',
		pictures: [ 1 ],
	};
	expect( copyOf( machine ) ).toEqual( {
		model: 'L47',
		stock_number: '',
		serial_number: '',
		meter_hours: null,
		sold_at: null,
		pictures: [],
	} );
} );

describe( 'a week', () => {
	const week = [
		{ days: [ 1, 2, 4 ], opens: '07:30', closes: '17:30' },
		{ days: [ 6 ], opens: '08:00', closes: '12:00' },
	];

	it( 'is shown a day at a time and kept in stretches', () => {
		const days = daysOf( week );
		expect( days ).toHaveLength( 7 );
		expect( days[ 2 ] ).toEqual( { opens: '', closes: '' } );
		expect( days[ 5 ] ).toEqual( { opens: '08:00', closes: '12:00' } );
		expect( weekOf( days ) ).toEqual( week );
	} );

	it( 'keeps half of a day, so that the server says what is missing', () => {
		const days = daysOf( [] ).map( ( day, index ) => ( index === 6 ? { ...day, opens: '09:00' } : day ) );
		expect( weekOf( days ) ).toEqual( [ { days: [ 7 ], opens: '09:00', closes: '' } ] );
	} );
} );

it( 'asks for what a view shows', () => {
	const view = { type: 'table', search: 'U 2061', filters: [] } as const;
	expect( listPath( 'units', { ...view, filters: [] } ) ).toBe( '/inventory/units?search=U+2061' );
	expect(
		listPath( 'machines', {
			...view,
			search: '',
			filters: [
				{ field: 'condition', operator: 'is', value: 'used' },
				{ field: 'branch', operator: 'is', value: '2' },
				{ field: 'brand', operator: 'is', value: undefined },
			],
		} )
	).toBe( '/inventory/machines?condition=used&location_id=2' );
} );

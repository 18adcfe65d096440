import { idIn } from './id-in';

it.each( [
	[ 'location_id=4', undefined, 4 ],
	[ 'location_id=004', undefined, 4 ],
	[ 'location_id=999999999', undefined, 999999999 ],
	[ 'location_id=1000000000', undefined, 0 ],
	[ 'location_id=', undefined, 0 ],
	[ 'location_id=-4', undefined, 0 ],
	[ 'location_id=4.5', undefined, 0 ],
	[ 'location_id=4%0A', undefined, 0 ],
	[ 'location_id[]=4', undefined, 0 ],
	[ 'other=4', undefined, 0 ],
	[ 'location_id=4', [ 1, 4 ], 4 ],
	[ 'location_id=4', [ 1 ], 0 ],
	[ 'location_id=4', [], 0 ],
] )( 'reads "%s", of %p, as %d', ( query, known, id ) => {
	expect( idIn( new URLSearchParams( query ), 'location_id', known ) ).toBe( id );
} );

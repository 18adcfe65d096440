import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { FeedRun } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { RunReport } from './run-report';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const HELD: FeedRun = {
	id: 12,
	feed_name: 'bonner',
	kind: 'parts',
	state: 'held',
	shown_state: 'held',
	is_under_way: false,
	is_dry: false,
	is_forced: false,
	is_kept: false,
	source_name: 'parts.csv',
	by: 'Dana',
	records: 30,
	records_expected: 30,
	share: 1,
	counts: { read: 30, changed: 30 },
	message: '30 prices move.',
	created_at: '2026-11-24T14:00:00Z',
	finished_at: null,
	feed: {
		name: 'bonner',
		kind: 'parts',
		is_full: true,
		mapping: {},
		constants: {},
		options: { empty_clears: false, zero_is_price: false, skip: '', trailer: '' },
		removal: 'second_time',
		expected_hours: null,
		is_frozen: false,
		is_silent: false,
		is_same: false,
	},
	rows: null,
	samples: {},
	kept_fields: [],
	format: 'CSV',
	brings: [],
	unknown: [],
	has_faults: false,
	can: [ 'apply', 'discard' ],
	upload: null,
	has_changes: false,
	has_missing: false,
	undoes: null,
};

function Report() {
	const [ run, show ] = useState( HELD );
	return <RunReport run={ run } show={ show } go={ () => {} } />;
}

describe( 'a decision that somebody else was faster with', () => {
	const refusal = { code: 'coleman_feed_run_state', message: 'Someone else just decided about this run.', data: {} };

	it.each( [ [ 'Approve' ], [ 'Discard' ] ] )( 'shows what they decided: %s', async ( decision ) => {
		fetched.mockReset();
		fetched.mockImplementation( ( { method } ) =>
			method === 'POST'
				? Promise.reject( refusal )
				: Promise.resolve( { results: { ...HELD, state: 'discarded', message: '', can: [] } } )
		);
		const { root, act } = await showScreen( <Report /> );
		const button = ( label: string ) =>
			[ ...root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === label );
		await act( () => button( decision )?.click() );
		expect( root.textContent ).toContain( 'Someone else just decided about this run.' );
		expect( root.textContent ).not.toContain( 'needs your approval' );
		expect( button( 'Approve' ) ).toBeUndefined();
		expect( button( 'Discard' ) ).toBeUndefined();
	} );
} );

it( 'tells what staff keep, and of large files on how many things each field', async () => {
	const run = {
		...HELD,
		counts: { read: 3000, kept: 1500 },
		samples: { kept: [ 'B12: Meter hours kept: 1300 (file: 1400)' ] },
		kept_fields: [
			{ label: 'Meter hours', count: 1200 },
			{ label: 'Name', count: 301 },
		],
	};
	const { root } = await showScreen( <RunReport run={ run } show={ () => {} } go={ () => {} } /> );
	expect( root.textContent ).toContain( 'Kept by staff1,500' );
	expect( root.textContent ).toContain( 'Meter hours 1,200, Name 301' );
	expect( root.textContent ).toContain( 'The first 1 of 1,500.' );
} );

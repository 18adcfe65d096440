import apiFetch from '@wordpress/api-fetch';
import { Announcer } from '@/desk/notices';
import { TestLead } from '@/desk/test-lead';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Figures } from './figures';
import { LeadScreen } from './lead-screen';
import { listPath } from './list-query';
import type { Lead } from './types';
import { waited } from './waited';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const ANN: Lead = {
	id: 7,
	reference: 'R7KQ2M9X4T',
	version: 3,
	kind: 'used',
	kind_label: 'Used machine',
	status: 'new',
	status_label: 'New',
	name: 'Ann Oakley',
	company: '',
	email: 'ann@example.com',
	phone: '816-555-0142',
	machine: '2019 Kubota L3901',
	branch: 'Easton',
	salesman: '',
	owner_id: 0,
	owner: '',
	is_verified: true,
	is_test: false,
	is_escalated: false,
	is_answered: false,
	is_overdue: false,
	minutes: 75,
	created_at: '2026-03-04T18:00:00Z',
	address: '',
	place: 'Easton, KS',
	comments: 'Does it have\nthe coupler?',
	pictures: [],
	may_enter: false,
	details: [ { label: 'Make', value: 'Kubota' } ],
	routed: 'To the sales desk in Easton.',
	reply_to: 'sales@example.com',
	answered_at: '',
	escalated_at: '',
	was_sold: false,
	subject: null,
	statuses: [
		{ value: 'answered', label: 'Answered' },
		{ value: 'spam', label: 'Spam' },
	],
	events: [ { at: '2026-03-04T18:00:00Z', who: 'Guest', text: 'Inquiry received.', kind: 'received' } ],
	related: [],
};

const BOOT = {
	views: [],
	kinds: [],
	marks: [],
	branches: [],
	salesmen: [],
	staff: [ { id: 4, name: 'Sally' } ],
	me: 4,
	mayCustomers: true,
};

const open = async ( lead: Lead = ANN ) => {
	fetched.mockReset();
	fetched.mockResolvedValueOnce( { results: lead } );
	const onOpen = jest.fn();
	const screen = await showScreen(
		<Announcer>
			<LeadScreen boot={ BOOT } id="7" onBack={ () => {} } onOpen={ onOpen } />
		</Announcer>
	);
	const button = ( name: string ) =>
		[ ...screen.root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === name )!;
	const answer = () => screen.root.querySelector( 'textarea' )!;
	const type = ( text: string ) =>
		screen.act( () => {
			Object.getOwnPropertyDescriptor( HTMLTextAreaElement.prototype, 'value' )!.set!.call( answer(), text );
			answer().dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	return {
		...screen,
		button,
		answer,
		type,
		onOpen,
		press: ( name: string ) => screen.act( () => button( name ).click() ),
	};
};

const lastCall = () => fetched.mock.calls[ fetched.mock.calls.length - 1 ]?.[ 0 ];

describe( 'an inquiry', () => {
	it( 'shows who asked what, and how long they wait', async () => {
		const { root } = await open();
		expect( root.querySelector( 'blockquote' )?.textContent ).toBe( 'Does it have\nthe coupler?' );
		expect( root.querySelector( 'dl.coleman-leads__details' )?.textContent ).toBe( 'MakeKubota' );
		expect( root.querySelector( 'a[href="tel:8165550142"]' ) ).not.toBeNull();
		expect( root.querySelector( 'a[href="mailto:ann@example.com"]' ) ).not.toBeNull();
		expect( root.textContent ).toContain( 'Waiting for 1 h 15 min' );
		expect( root.textContent ).toContain( 'No longer offered' );
	} );

	it( 'is answered by mail as it was seen, and the form is empty again', async () => {
		const { root, type, press, answer } = await open();
		await type( 'It does.' );
		const answered = { ...ANN, version: 4, status: 'answered', status_label: 'Answered', is_answered: true };
		fetched.mockResolvedValueOnce( { results: answered } );
		await press( 'Send answer' );
		expect( lastCall() ).toMatchObject( {
			path: '/coleman/v1/desk/leads/7/answer',
			data: { version: 3, text: 'It does.' },
		} );
		expect( answer().value ).toBe( '' );
		expect( root.textContent ).toContain( 'Answered after 1 h 15 min' );
	} );

	it( 'keeps what was typed when a colleague was faster, and shows what they did', async () => {
		const { root, type, press, answer } = await open();
		await type( 'It does.' );
		fetched.mockRejectedValueOnce( {
			code: 'coleman_lead_changed',
			message: 'Somebody else was faster.',
			data: { status: 409, lead: { ...ANN, version: 4, owner_id: 4, status_label: 'Won', status: 'won' } },
		} );
		await press( 'Send answer' );
		expect( answer().value ).toBe( 'It does.' );
		expect( root.textContent ).toContain( 'Someone else just changed this.' );
		expect( root.textContent ).toContain( 'Won' );
	} );

	it( 'is taken on, and marked', async () => {
		const { press } = await open();
		fetched.mockResolvedValueOnce( { results: { ...ANN, version: 4, owner_id: 4, owner: 'Sally' } } );
		await press( 'Assign to me' );
		expect( lastCall() ).toMatchObject( { path: '/coleman/v1/desk/leads/7/owner', data: { owner_id: 4 } } );
		fetched.mockResolvedValueOnce( { results: { ...ANN, version: 5 } } );
		await press( 'Answered by phone' );
		expect( lastCall() ).toMatchObject( { data: { version: 4, status: 'answered' } } );
	} );

	it( 'leads to what the same person also asked', async () => {
		const { press, onOpen } = await open( { ...ANN, related: [ { ...ANN, id: 5, machine: 'Gleaner S97' } ] } );
		await press( 'Gleaner S97' );
		expect( onOpen ).toHaveBeenCalledWith( 5 );
	} );
} );

describe( 'the list', () => {
	it( 'asks by view, words and filters', () => {
		const filters = [
			{ field: 'branch', operator: 'is', value: '2' },
			{ field: 'salesman', operator: 'is', value: '0' },
			{ field: 'status', operator: 'is', value: 'unverified' },
			{ field: 'machine', operator: 'is', value: 'x' },
		] as const;
		expect( listPath( 'new', { type: 'table', search: 'ann', filters: [ ...filters ], perPage: 50 } ) ).toBe(
			'/leads?view=new&search=ann&location_id=2&salesman_id=0&mark=unverified&direction=desc&per_page=50'
		);
		expect( listPath( 'all', { type: 'table' } ) ).toBe( '/leads?view=all&direction=desc&per_page=25' );
	} );
} );

describe( 'times', () => {
	it( 'say how long somebody waits or has waited', () => {
		expect( waited( { ...ANN, minutes: 12 } ) ).toBe( 'Waiting for 12 min' );
		expect( waited( { ...ANN, minutes: 120 } ) ).toBe( 'Waiting for 2 h' );
		expect( waited( { ...ANN, minutes: 1_599 } ) ).toBe( 'Waiting for 26 h' );
		expect( waited( { ...ANN, is_answered: true, minutes: 0 } ) ).toBe( 'Answered right away' );
		expect( waited( { ...ANN, minutes: 0 } ) ).toBe( 'Not answered yet' );
		expect( waited( { ...ANN, status: 'spam' } ) ).toBe( '' );
	} );

	it( 'are summed up, and stand branch by branch', async () => {
		const all = { location_id: -1, name: 'All branches', open: 3, unanswered: 1, median_7: 42, median_30: 90 };
		const easton = { location_id: 4, name: 'Easton', open: 0, unanswered: 0, median_7: null, median_30: null };
		const { root, rerender } = await showScreen( <Figures figures={ [ all, easton ] } /> );
		expect( root.querySelector( 'summary' )?.textContent ).toBe(
			'1 waiting for an answer. This week, half were answered within 42 min.'
		);
		expect( root.querySelectorAll( 'tbody tr' )[ 1 ]?.textContent ).toBe( 'Easton00––' );
		await rerender( <Figures figures={ [ { ...all, unanswered: 0, median_7: null } ] } /> );
		expect( root.querySelector( 'summary' )?.textContent ).toBe( 'No open inquiries.' );
		await rerender( <Figures figures={ [ { ...all, median_7: 0 } ] } /> );
		expect( root.querySelector( 'summary' )?.textContent ).toContain( 'half were answered right away.' );
		await rerender( <Figures figures={ [] } /> );
		expect( root.innerHTML ).toBe( '' );
	} );
} );

describe( 'the test lead', () => {
	it( 'is sent by a button, and looked after until it has arrived', async () => {
		jest.useFakeTimers();
		fetched.mockReset();
		fetched.mockResolvedValueOnce( { results: { state: 'none', message: 'No test lead has been sent yet.' } } );
		const { root, act } = await showScreen( <TestLead /> );
		const status = () => root.querySelector( '[role=status]' )?.textContent;
		expect( status() ).toBe( 'None yet No test lead has been sent yet.' );
		fetched.mockResolvedValueOnce( { results: { state: 'under_way', message: 'Sent.' } } );
		await act( () => root.querySelector( 'button' )?.click() );
		expect( lastCall() ).toMatchObject( { path: '/coleman/v1/desk/test-lead', method: 'POST' } );
		expect( status() ).toBe( 'Sending Sent.' );
		fetched.mockResolvedValueOnce( { results: { state: 'through', message: 'Went through in 4 s.' } } );
		await act( () => jest.advanceTimersByTimeAsync( 5_000 ) );
		expect( status() ).toBe( 'Delivered Went through in 4 s.' );
		await act( () => jest.advanceTimersByTimeAsync( 20_000 ) );
		expect( fetched ).toHaveBeenCalledTimes( 3 );
		jest.useRealTimers();
	} );
} );

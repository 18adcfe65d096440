import { createRegistry } from '@wordpress/data';
import { noticesStore } from '.';

const open = () => {
	const registry = createRegistry();
	registry.register( noticesStore );
	return {
		...registry.dispatch( noticesStore ),
		messages: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { type, message } ) => `${ type }: ${ message }` ),
		ids: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { id } ) => id ),
	};
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'says success unless told otherwise, oldest first', () => {
	const { notify, messages } = open();
	notify( 'Saved.' );
	notify( 'Refused.', 'error' );
	expect( messages() ).toEqual( [ 'success: Saved.', 'error: Refused.' ] );
} );

it( 'lets each notice leave after 10 s', () => {
	const { notify, messages } = open();
	notify( 'First' );
	jest.advanceTimersByTime( 4000 );
	notify( 'Second', 'error' );
	jest.advanceTimersByTime( 6000 );
	expect( messages() ).toEqual( [ 'error: Second' ] );
	jest.advanceTimersByTime( 4000 );
	expect( messages() ).toEqual( [] );
} );

it( 'closes one when asked', () => {
	const { notify, close, ids } = open();
	notify( 'First' );
	notify( 'Second' );
	const [ first, second ] = ids();
	close( first! );
	expect( ids() ).toEqual( [ second ] );
} );

it( 'stops all clocks under pointer or focus, also of what comes meanwhile', () => {
	const { notify, pause, resume, messages } = open();
	notify( 'First' );
	jest.advanceTimersByTime( 9000 );
	pause();
	notify( 'Second' );
	jest.advanceTimersByTime( 60_000 );
	expect( messages() ).toHaveLength( 2 );
	resume();
	jest.advanceTimersByTime( 1000 );
	expect( messages() ).toEqual( [ 'success: Second' ] );
	jest.advanceTimersByTime( 9000 );
	expect( messages() ).toEqual( [] );
} );

it( 'takes over what PHP printed, once for each id', () => {
	const { adopt, ids } = open();
	const printed = [ { id: 'a', type: 'success' as const, message: 'Saved.' } ];
	adopt( printed );
	adopt( printed );
	expect( ids() ).toEqual( [ 'a' ] );
	jest.advanceTimersByTime( 10_000 );
	expect( ids() ).toEqual( [] );
} );

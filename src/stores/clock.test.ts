import { startClock } from './clock';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'ends once, after its time', () => {
	const onEnd = jest.fn();
	startClock( 5000, onEnd );
	jest.advanceTimersByTime( 4999 );
	expect( onEnd ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 60_000 );
	expect( onEnd ).toHaveBeenCalledTimes( 1 );
} );

it( 'stands still while it is paused, and keeps what is left', () => {
	const onEnd = jest.fn();
	const clock = startClock( 5000, onEnd );
	jest.advanceTimersByTime( 3000 );
	clock.pause();
	clock.pause();
	jest.advanceTimersByTime( 60_000 );
	clock.resume();
	clock.resume();
	jest.advanceTimersByTime( 1999 );
	expect( onEnd ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( onEnd ).toHaveBeenCalledTimes( 1 );
} );

it( 'can be cancelled, also while it is paused', () => {
	const onEnd = jest.fn();
	startClock( 10, onEnd ).cancel();
	const clock = startClock( 10, onEnd );
	clock.pause();
	clock.cancel();
	jest.advanceTimersByTime( 60_000 );
	expect( onEnd ).not.toHaveBeenCalled();
} );

import { startClock } from '../clock';
import type { Clock } from '../clock';
import type { Notice, NoticeType, Thunk } from './types';

const LIFETIME_MS = 10_000;

const clocks = new Map< string, Clock >();
let paused = false;
let lastId = 0;

const add =
	( notice: Notice ): Thunk =>
	( { dispatch } ) => {
		clocks.get( notice.id )?.cancel();
		const clock = startClock( LIFETIME_MS, () => dispatch( close( notice.id ) ) );
		if ( paused ) {
			clock.pause();
		}
		clocks.set( notice.id, clock );
		dispatch( { type: 'ADD', notice } );
	};

/** Tells the visitor something; it leaves after 10 s or when closed. */
export const notify =
	( message: string, type: NoticeType = 'success' ): Thunk =>
	( store ) =>
		add( { id: `notice-${ ++lastId }`, type, message } )( store );

/** Takes over the notices that PHP printed, so that they leave like any other. */
export const adopt =
	( notices: Notice[] ): Thunk =>
	( store ) =>
		notices.forEach( ( notice ) => add( notice )( store ) );

export const close =
	( id: string ): Thunk =>
	( { dispatch } ) => {
		clocks.get( id )?.cancel();
		clocks.delete( id );
		dispatch( { type: 'CLOSE', id } );
	};

/** Stops the clocks of all notices, while the pointer or the focus is among them. */
export const pause = (): Thunk => () => {
	paused = true;
	clocks.forEach( ( clock ) => clock.pause() );
};

export const resume = (): Thunk => () => {
	paused = false;
	clocks.forEach( ( clock ) => clock.resume() );
};

import { startClock } from '../clock';
import type { Clock } from '../clock';
import { perRegistry } from '../register';
import type { Notice, NoticeType, Thunk } from './types';

const LIFETIME_MS = 10_000;

const besideOf = perRegistry( () => ( { clocks: new Map< string, Clock >(), paused: false, lastId: 0 } ) );

const add =
	( notice: Notice ): Thunk =>
	( { dispatch, registry } ) => {
		const { clocks, paused } = besideOf( registry );
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
	( { dispatch, registry } ) =>
		dispatch( add( { id: `notice-${ ++besideOf( registry ).lastId }`, type, message } ) );

/** Takes over the notices that PHP printed, so that they leave like any other. */
export const adopt =
	( notices: Notice[] ): Thunk =>
	( { dispatch } ) =>
		notices.forEach( ( notice ) => dispatch( add( notice ) ) );

export const close =
	( id: string ): Thunk =>
	( { dispatch, registry } ) => {
		const { clocks } = besideOf( registry );
		clocks.get( id )?.cancel();
		clocks.delete( id );
		dispatch( { type: 'CLOSE', id } );
	};

/** Stops the clocks of all notices, while the pointer or the focus is among them. */
export const pause =
	(): Thunk =>
	( { registry } ) => {
		const beside = besideOf( registry );
		beside.paused = true;
		beside.clocks.forEach( ( clock ) => clock.pause() );
	};

export const resume =
	(): Thunk =>
	( { registry } ) => {
		const beside = besideOf( registry );
		beside.paused = false;
		beside.clocks.forEach( ( clock ) => clock.resume() );
	};

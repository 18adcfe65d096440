import { DeskError } from './api';

/** How often a call is tried before somebody is asked. */
const TRIES = 4;

/** Too busy just now. */
const BUSY = [ 429, 502, 503, 504 ];

type Sending = {
	file: Blob;
	/** Where the first piece begins: the bytes that have arrived. */
	from: number;
	pieceBytes: number;
	/** Sends a piece; tells how many bytes have arrived by then. */
	send: ( offset: number, piece: Blob ) => Promise< number >;
	wait: Wait;
	isOver: () => boolean;
};

/** Waits before something is tried again, longer each time. */
export type Wait = ( round: number ) => Promise< void >;

export const wait: Wait = ( round ) =>
	new Promise( ( resolve ) => {
		window.setTimeout( resolve, 500 * 2 ** round );
	} );

/** Where a refusal says that the file goes on; null for any other refusal. */
function rightOffset( thrown: unknown ): number | null {
	const offset =
		thrown instanceof DeskError && thrown.code === 'coleman_wrong_offset' ? thrown.data.offset : undefined;
	return typeof offset === 'number' ? offset : null;
}

/** Whether nothing was answered, or nothing but that it is too busy: trying again may help. */
export const isLost = ( thrown: unknown ) =>
	! ( thrown instanceof DeskError ) ||
	thrown.data.status === undefined ||
	BUSY.includes( Number( thrown.data.status ) );

/** Does something that may be lost on the way, more than once where it must. */
export async function insist< Result >( call: () => Promise< Result >, pause: Wait ): Promise< Result > {
	for ( let round = 1; ; round++ ) {
		try {
			return await call();
		} catch ( thrown ) {
			if ( ! isLost( thrown ) || round >= TRIES ) {
				throw thrown;
			}
			await pause( round );
		}
	}
}

/**
 * Sends a file piece by piece, from where it has arrived. When an answer was lost the server says where it goes on.
 *
 * @return Whether all of it has arrived; false when somebody has gone on to something else.
 */
export async function sendFile( { file, from, pieceBytes, send, wait: pause, isOver }: Sending ): Promise< boolean > {
	let offset = from;
	while ( offset < file.size && ! isOver() ) {
		const at = offset;
		offset = await insist( async () => {
			try {
				return await send( at, file.slice( at, at + pieceBytes ) );
			} catch ( thrown ) {
				const right = rightOffset( thrown );
				if ( right !== null && right !== at && right <= file.size ) {
					return right;
				}
				throw thrown;
			}
		}, pause );
	}
	return offset >= file.size;
}

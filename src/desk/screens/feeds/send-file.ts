import type { FeedRun } from '@/api/generated/schemas';
import { DeskError } from '@/desk/api';

/** How often a piece is tried before somebody is asked. */
const TRIES = 4;

type Sending = {
	file: Blob;
	/** Where the first piece begins: the bytes that have arrived. */
	from: number;
	pieceBytes: number;
	send: ( offset: number, piece: Blob ) => Promise< FeedRun >;
	/** Told after each piece. */
	onPiece: ( run: FeedRun ) => void;
	/** Waits before a piece is tried again, longer each time. */
	wait: ( round: number ) => Promise< void >;
	isOver: () => boolean;
};

/** Where a refusal says that the file goes on; null for any other refusal. */
function rightOffset( thrown: unknown ): number | null {
	const offset =
		thrown instanceof DeskError && thrown.code === 'coleman_wrong_offset' ? thrown.data.offset : undefined;
	return typeof offset === 'number' ? offset : null;
}

/** A refusal with a status is an answer; without one nothing has arrived, and trying again may help. */
const isLost = ( thrown: unknown ) => ! ( thrown instanceof DeskError ) || thrown.data.status === undefined;

/**
 * Sends a file piece by piece, from where it has arrived. When an answer was lost the server says where it goes on.
 *
 * @return The run as the last piece left it; null when somebody has gone on to something else.
 */
export async function sendFile( sending: Sending ): Promise< FeedRun | null > {
	const { file, pieceBytes, send, onPiece, wait, isOver } = sending;
	let offset = sending.from;
	let last: FeedRun | null = null;
	let round = 0;
	while ( offset < file.size && ! isOver() ) {
		try {
			last = await send( offset, file.slice( offset, offset + pieceBytes ) );
			offset = last.upload?.bytes ?? file.size;
			round = 0;
			onPiece( last );
		} catch ( thrown ) {
			const right = rightOffset( thrown );
			if ( right !== null && right !== offset && right <= file.size ) {
				offset = right;
				continue;
			}
			round += 1;
			if ( ! isLost( thrown ) || round >= TRIES ) {
				throw thrown;
			}
			await wait( round );
		}
	}
	return isOver() ? null : last;
}

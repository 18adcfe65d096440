import { DeskError } from './api';
import { sendFile } from './send-file';

describe( 'sending a file', () => {
	const text = 'abcdefghij';
	const sending = ( send: ( offset: number, piece: Blob ) => Promise< number >, from = 0 ) => ( {
		file: new Blob( [ text ] ),
		from,
		pieceBytes: 4,
		send,
		wait: async () => {},
		isOver: () => false,
	} );
	/** A server that keeps how long what it was sent is, and takes only what comes next. */
	const lengths = () => {
		let length = 0;
		const pieces: [ number, number ][] = [];
		return {
			pieces,
			send: async ( offset: number, piece: Blob ) => {
				if ( offset !== length ) {
					throw new DeskError( 'coleman_wrong_offset', 'Not there.', {}, { status: 409, offset: length } );
				}
				pieces.push( [ offset, piece.size ] );
				length += piece.size;
				return length;
			},
		};
	};

	it( 'sends piece after piece', async () => {
		const { pieces, send } = lengths();
		const isWhole = await sendFile( sending( send ) );
		expect( pieces ).toEqual( [
			[ 0, 4 ],
			[ 4, 4 ],
			[ 8, 2 ],
		] );
		expect( isWhole ).toBe( true );
	} );

	it( 'goes on where the server says when an answer was lost', async () => {
		const { pieces, send } = lengths();
		let isLost = false;
		await sendFile(
			sending( async ( offset, piece ) => {
				const answer = await send( offset, piece );
				if ( ! isLost ) {
					isLost = true;
					throw new Error( 'The connection was lost.' );
				}
				return answer;
			} )
		);
		expect( pieces ).toEqual( [
			[ 0, 4 ],
			[ 4, 4 ],
			[ 8, 2 ],
		] );
	} );

	it( 'gives up at a refusal, and after some lost calls', async () => {
		const full = new DeskError( 'coleman_disk_full', 'The disk is full.', {}, { status: 507 } );
		await expect( sendFile( sending( () => Promise.reject( full ) ) ) ).rejects.toBe( full );
		let calls = 0;
		const away = () => {
			calls += 1;
			return Promise.reject( new Error( 'away' ) );
		};
		await expect( sendFile( sending( away ) ) ).rejects.toThrow( 'away' );
		expect( calls ).toBe( 4 );
	} );
} );

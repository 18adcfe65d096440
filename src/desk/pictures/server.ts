import type { DeskImageMatches, DeskImageUpload } from '@/api/generated/schemas';
import { DeskError, get, post, postFile, withQuery } from '../api';
import type { Match, Thing } from './queue';
import type { Item, Kind } from './types';
import type { Server, Upload } from './uploads';

const uploadOf = ( { upload }: DeskImageUpload ): Upload => ( { ...upload, id: String( upload.id ) } );

export const thingOf = ( { id, name, number, detail }: Item ): Thing => ( { id, name, number, detail } );

/** Things that a search finds; what matches best is first. */
export async function findThings( kind: Kind, search: string, signal?: AbortSignal ): Promise< Thing[] > {
	const { results } = await get< Item[] >( withQuery( `/images/${ kind }`, { search, per_page: 10 } ), signal );
	return results.map( thingOf );
}

/** The server, for files that become pictures of one kind of thing. */
export const serverOf = ( kind: Kind ): Server => ( {
	match: async ( names ) => {
		const { results } = await post< DeskImageMatches >( '/images/match', { kind, names } );
		return results.matches.map( ( { name, item, candidates, position } ): Match => ( {
			name,
			thing: item && thingOf( item ),
			candidates: candidates.map( thingOf ),
			position,
		} ) );
	},
	create: async ( name, size ) => {
		const { results } = await post< DeskImageUpload >( '/images/uploads', { name, size } );
		return uploadOf( results );
	},
	find: async ( id ) => {
		try {
			return uploadOf( ( await get< DeskImageUpload >( `/images/uploads/${ id }` ) ).results );
		} catch ( thrown ) {
			if ( thrown instanceof DeskError && thrown.data.status === 404 ) {
				return null;
			}
			throw thrown;
		}
	},
	send: async ( id, offset, piece ) =>
		( await postFile< DeskImageUpload >( `/images/uploads/${ id }?offset=${ offset }`, piece ) ).results.upload
			.offset,
	finish: async ( id, thing ) => {
		await post( `/images/uploads/${ id }/finish`, { kind, item_id: thing } );
	},
} );

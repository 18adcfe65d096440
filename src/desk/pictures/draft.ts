import type { Picture } from './types';

/** What can be changed of a picture. */
type Edit = Partial< Pick< Picture, 'alt' | 'focus_x' | 'focus_y' | 'is_hidden' > > & { isRemoved?: boolean };

/**
 * What somebody has changed and not saved: on top of what is there, so that it stays when pictures come or another desk
 * was faster.
 */
export type Draft = {
	/** Ids in their new order; empty where nothing was moved. */
	order: number[];
	edits: Record< string, Edit >;
};

export const NO_DRAFT: Draft = { order: [], edits: {} };

export type Drafted = Picture & { isRemoved: boolean };

/** Those that were moved in their new order, any other behind the one that it stands behind on the site. */
function ordered( pictures: Picture[], order: number[] ): Picture[] {
	const byId = new Map( pictures.map( ( picture ) => [ picture.id, picture ] ) );
	const known = order.filter( ( id ) => byId.has( id ) );
	pictures.forEach( ( { id }, index ) => {
		if ( ! known.includes( id ) ) {
			const before = pictures[ index - 1 ];
			known.splice( before ? known.indexOf( before.id ) + 1 : 0, 0, id );
		}
	} );
	return known.flatMap( ( id ) => byId.get( id ) ?? [] );
}

/** The pictures as they would be: those by hand first, as visitors see them. */
export function drafted( pictures: Picture[], { order, edits }: Draft ): Drafted[] {
	const all = ordered( pictures, order ).map( ( picture ): Drafted => {
		const { isRemoved = false, ...edit } = edits[ picture.id ] ?? {};
		return { ...picture, ...edit, isRemoved };
	} );
	return [ ...all.filter( ( one ) => one.is_by_hand ), ...all.filter( ( one ) => ! one.is_by_hand ) ];
}

export const edited = ( draft: Draft, id: number, edit: Edit ): Draft => ( {
	...draft,
	edits: { ...draft.edits, [ id ]: { ...draft.edits[ id ], ...edit } },
} );

/** Where a picture may stand: among those by hand, or among those of feeds. */
export function range( all: Picture[], id: number ): { first: number; at: number; last: number } {
	const at = all.findIndex( ( one ) => one.id === id );
	const group = all[ at ]?.is_by_hand;
	return {
		first: all.findIndex( ( one ) => one.is_by_hand === group ),
		at,
		last: all.findLastIndex( ( one ) => one.is_by_hand === group ),
	};
}

/** Puts a picture at another place, as far as it may go. */
export function moved( pictures: Picture[], draft: Draft, id: number, to: number ): Draft {
	const all = drafted( pictures, draft );
	const { first, at, last } = range( all, id );
	if ( at < 0 ) {
		return draft;
	}
	const ids = all.map( ( one ) => one.id );
	ids.splice( at, 1 );
	ids.splice( Math.min( Math.max( to, first ), last ), 0, id );
	return { ...draft, order: ids };
}

/** What is sent of each picture. */
const sentOf = ( { id, alt, focus_x: x, focus_y: y, is_hidden: isHidden }: Picture ) => ( {
	id,
	alt,
	focus_x: x,
	focus_y: y,
	is_hidden: isHidden,
} );

/** The whole set in its order; what is left out is removed. */
export const payload = ( pictures: Picture[], draft: Draft ) =>
	drafted( pictures, draft )
		.filter( ( { isRemoved } ) => ! isRemoved )
		.map( sentOf );

/** Whether a draft changes anything of what is there. */
export const changes = ( pictures: Picture[], draft: Draft ): boolean =>
	JSON.stringify( payload( pictures, draft ) ) !== JSON.stringify( payload( pictures, NO_DRAFT ) );

import type { MouseEvent } from 'react';

/** Which number is marked, in the picture and in the rows alike. */
export type Marks = {
	chosen: string;
	pointed: string;
	onPoint: ( ref: string ) => void;
	onChoose: ( event: MouseEvent, ref: string, target: 'ref' | 'callout' ) => void;
};

export const markClass = ( ref: string, { chosen, pointed }: Marks ) =>
	( ref && ref === chosen ? ' is-chosen' : '' ) + ( ref && ref === pointed ? ' is-pointed' : '' );

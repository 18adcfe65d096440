import { Notice, SnackbarList } from '@wordpress/components';
import { useCallback, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Announce } from './announce';
import type { DeskError } from './api';
import { useNewError } from './use-new-error';

export { useAnnounce } from './announce';

type Snack = { id: string; content: string };

/** Says at the foot of the screen what was done, and tells screen readers. */
export function Announcer( { children }: { children: ReactNode } ) {
	const [ snacks, setSnacks ] = useState< Snack[] >( [] );
	const last = useRef( 0 );
	const announce = useCallback( ( content: string ) => {
		last.current += 1;
		const id = String( last.current );
		setSnacks( ( before ) => [ ...before, { id, content } ] );
	}, [] );
	const remove = useCallback(
		( id: string ) => setSnacks( ( before ) => before.filter( ( snack ) => snack.id !== id ) ),
		[]
	);
	return (
		<Announce.Provider value={ announce }>
			{ children }
			<div className="coleman-desk__snacks">
				<SnackbarList notices={ snacks } onRemove={ remove } />
			</div>
		</Announce.Provider>
	);
}

const numbers = new WeakMap< DeskError, number >();
let lastNumber = 0;

/** Each refusal is a notice of its own: one of the same words is announced again. */
function numberOf( error: DeskError ): number {
	const number = numbers.get( error ) ?? ( lastNumber += 1 );
	numbers.set( error, number );
	return number;
}

/** A refusal, with the sentences of its fields where they say more than it does. */
export function Fault( { error, onDismiss }: { error: DeskError | null; onDismiss?: () => void } ) {
	if ( ! error ) {
		return null;
	}
	const more = Object.values( error.params ).filter( ( sentence ) => ! error.message.includes( sentence ) );
	return (
		<Notice
			key={ numberOf( error ) }
			status="error"
			isDismissible={ onDismiss !== undefined }
			{ ...( onDismiss ? { onRemove: onDismiss } : {} ) }
		>
			{ [ error.message, ...more ].join( ' ' ) }
		</Notice>
	);
}

/** A refusal that came since this was put on the screen, for what is opened again and again. */
export const NewFault = ( { error, ...props }: Parameters< typeof Fault >[ 0 ] ) => (
	<Fault error={ useNewError( error ) } { ...props } />
);

import { useEffect, useState } from '@wordpress/element';
import { rawUrlEncode } from '@/rules/raw-url-encode';

const keyOf = ( modelId: number ) => `coleman.serial.${ modelId }`;

/** Browsers may refuse to keep anything. */
function remembered( modelId: number ): string {
	try {
		return sessionStorage.getItem( keyOf( modelId ) ) ?? '';
	} catch {
		return '';
	}
}

function remember( modelId: number, serial: string ): void {
	try {
		if ( serial ) {
			sessionStorage.setItem( keyOf( modelId ), serial );
		} else {
			sessionStorage.removeItem( keyOf( modelId ) );
		}
	} catch {
		// It stands in the address all the same.
	}
}

const serialIn = ( search: string ) => ( new URLSearchParams( search ).get( 'serial' ) ?? '' ).trim();

/**
 * The machine's serial number: in the page's address, and remembered for the other diagrams of the model as long as the
 * tab lives. The address counts before what is remembered.
 *
 * @param modelId
 * @param printed What PHP read in the address; null where nobody is asked.
 */
export function useSerial( modelId: number, printed: string | null ) {
	const [ serial, show ] = useState( printed ?? '' );

	useEffect( () => {
		if ( printed === null ) {
			return;
		}
		show( ( now ) => now || remembered( modelId ) );
		if ( printed ) {
			remember( modelId, printed );
		}
		const follow = () => show( serialIn( location.search ) );
		addEventListener( 'popstate', follow );
		return () => removeEventListener( 'popstate', follow );
	}, [ modelId, printed ] );

	const setSerial = ( typed: string ) => {
		const wanted = typed.trim();
		show( wanted );
		remember( modelId, wanted );
		history.pushState(
			null,
			'',
			location.pathname + ( wanted && `?serial=${ rawUrlEncode( wanted ) }` ) + location.hash
		);
	};

	return { serial, setSerial };
}

import { useEffect, useState } from '@wordpress/element';
import type { MachineSheet } from '@/api/generated/schemas';
import { fetchMachineSheet } from '@/api/machine-sheet';
import { faultOf } from './fault';

const PAUSE_MS = 300;

type Known = { sheet: MachineSheet | null; fault: string };

const NOTHING: Known = { sheet: null, fault: '' };

/** The machine of this id or stock number, for a preview; what is wrong when there is none, in words. */
export function useMachineSheet( machine: string ): Known {
	const [ known, setKnown ] = useState( NOTHING );
	useEffect( () => {
		const text = machine.trim();
		setKnown( NOTHING );
		if ( ! text ) {
			return;
		}
		const abort = new AbortController();
		const timer = setTimeout( () => {
			fetchMachineSheet( text, abort.signal ).then(
				( sheet ) => abort.signal.aborted || setKnown( { sheet, fault: '' } ),
				( error: unknown ) => abort.signal.aborted || setKnown( { sheet: null, fault: faultOf( error ) } )
			);
		}, PAUSE_MS );
		return () => {
			clearTimeout( timer );
			abort.abort();
		};
	}, [ machine ] );
	return known;
}

import { useState } from '@wordpress/element';
import type { DeskError } from '@/desk/api';
import { changesOf } from './draft';
import type { Labels } from './types';

/** What is typed on top of what is there: it stays when another desk was faster and what is there changes. */
export function useForm< Draft extends object >( now: Draft, labels: Labels, error: DeskError | null ) {
	const [ typed, setTyped ] = useState< Partial< Draft > >( {} );
	const changes = changesOf( now, typed );
	return {
		values: { ...now, ...typed },
		changes,
		isTouched: Object.keys( changes ).length > 0,
		put: < Name extends keyof Draft >( name: Name, value: Draft[ Name ] ) =>
			setTyped( ( before ) => ( { ...before, [ name ]: value } ) ),
		label: ( field: string ) => labels[ field ] ?? field,
		fault: ( field: string ) => error?.params[ field ],
		clear: () => setTyped( {} ),
	};
}

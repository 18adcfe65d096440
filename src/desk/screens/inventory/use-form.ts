import type { DeskError } from '@/desk/api';
import { useDraft } from '@/desk/use-draft';
import { changesOf } from './draft';
import type { Labels } from './types';

/**
 * What is typed on top of what is there: it stays when another desk was faster and what is there changes, and when the
 * form is left, until it is saved or discarded.
 *
 * @param name   Tells the forms of different things apart: `machines-61`.
 * @param now    What is there.
 * @param labels
 * @param error
 */
export function useForm< Draft extends object >( name: string, now: Draft, labels: Labels, error: DeskError | null ) {
	const { draft: typed, put, clear } = useDraft< Partial< Draft > >( `inventory-${ name }`, () => ( {} ) );
	const changes = changesOf( now, typed );
	return {
		values: { ...now, ...typed },
		changes,
		isTouched: Object.keys( changes ).length > 0,
		put: < Name extends keyof Draft >( field: Name, value: Draft[ Name ] ) =>
			put( ( before ) => ( { ...before, [ field ]: value } ) ),
		label: ( field: string ) => labels[ field ] ?? field,
		fault: ( field: string ) => error?.params[ field ],
		clear: () => {
			put( {} );
			clear();
		},
	};
}

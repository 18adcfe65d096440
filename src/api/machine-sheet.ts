import { call } from './client';
import type { MachineSheet } from './generated/schemas';

/** All that the page of a machine shows, by its id or its stock number. */
export const fetchMachineSheet = async ( machine: string, signal?: AbortSignal ) =>
	(
		await call< { results: MachineSheet } >( 'machine-sheet', {
			query: { machine },
			isPublic: true,
			...( signal && { signal } ),
		} )
	).results;

import { call } from './client';
import type { Machine, MachinePickerRequest } from './generated/schemas';

/** Machines by words or ids, for editors. */
export const searchMachines = async ( request: MachinePickerRequest, signal?: AbortSignal ) =>
	( await call< { results: Machine[] } >( 'machines', { query: { ...request }, ...( signal && { signal } ) } ) )
		.results;

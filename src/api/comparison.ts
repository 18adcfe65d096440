import { call } from './client';
import type { Comparison, Machine, MachinePickerRequest } from './generated/schemas';

/** Machines side by side: the first four of those asked for. */
export const fetchComparison = async ( ids: number[] ) =>
	( await call< { results: Comparison } >( 'comparison', { query: { ids: ids.join( ',' ) }, isPublic: true } ) )
		.results;

/** Machines by words or ids, for editors. */
export const searchMachines = async ( request: MachinePickerRequest, signal?: AbortSignal ) =>
	( await call< { results: Machine[] } >( 'machines', { query: { ...request }, ...( signal && { signal } ) } ) )
		.results;

import { call } from './client';
import type { Comparison, Machine, MachinePickerRequest } from './generated/schemas';

/** Machines side by side: the first four of those asked for. */
export const fetchComparison = async ( ids: number[] ) =>
	( await call< { results: Comparison } >( 'comparison', { query: { ids: ids.join( ',' ) }, isPublic: true } ) )
		.results;

/** Machines by words, for editors. */
export const searchMachines = async ( request: MachinePickerRequest ) =>
	( await call< { results: Machine[] } >( 'machines', { query: { ...request } } ) ).results;

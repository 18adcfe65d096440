import { fetchComparison, searchMachines } from '@/api/comparison';
import type { Pickable } from './picker';

/** Machines for a picker: by maker, model, year or stock number. */
export const findMachines = async ( text: string ): Promise< Pickable[] > =>
	( await searchMachines( { search: text } ) ).map( ( { MachineId, Title, StockNumber } ) => ( {
		id: MachineId,
		name: Title,
		detail: StockNumber,
	} ) );

export const fetchPickedMachines = async ( ids: number[] ): Promise< Pickable[] > =>
	( await fetchComparison( ids ) ).machines.map( ( { MachineId, Title } ) => ( {
		id: MachineId,
		name: Title,
		detail: '',
	} ) );

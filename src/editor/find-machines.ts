import type { Machine } from '@/api/generated/schemas';
import { searchMachines } from '@/api/comparison';
import { ASKED_FOR } from './picker';
import type { Pickable } from './picker';

const pickable = ( { MachineId, Title, StockNumber }: Machine ): Pickable => ( {
	id: MachineId,
	name: Title,
	detail: StockNumber,
} );

/** Machines for a picker: by maker, model, year or stock number. */
export const findMachines = async ( text: string, signal: AbortSignal ) =>
	( await searchMachines( { search: text, per_page: ASKED_FOR }, signal ) ).map( pickable );

export const fetchPickedMachines = async ( ids: number[] ) =>
	( await searchMachines( { ids: ids.join( ',' ) } ) ).map( pickable );

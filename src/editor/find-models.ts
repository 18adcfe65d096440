import { fetchModels } from '@/api/models';
import type { Model } from '@/api/generated/schemas';
import { ASKED_FOR } from './picker';
import type { Pickable } from './picker';

const pickable = ( { ModelId, Title, Category }: Model ): Pickable => ( {
	id: ModelId,
	name: Title,
	detail: Category,
} );

/** Models with a parts book for a picker: by maker or model. */
export const findModels = async ( text: string, signal: AbortSignal ) =>
	( await fetchModels( { search: text, per_page: ASKED_FOR }, signal ) ).results.map( pickable );

/** The model before is where the list of one goes on. */
export const fetchPickedModels = async ( ids: number[] ): Promise< Pickable[] > =>
	( await Promise.all( ids.map( async ( id ) => ( await fetchModels( { after: id - 1, per_page: 1 } ) ).results ) ) )
		.flat()
		.filter( ( { ModelId } ) => ids.includes( ModelId ) )
		.map( pickable );

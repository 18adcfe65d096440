import { call } from './client';
import type { Machine, MachineFacet, MachinesRequest } from './generated/schemas';

export type MachinesAnswer = {
	results: Machine[];
	facets: MachineFacet[];
	has_more: boolean;
	/** Ask on with it; '' at the end. */
	after: string;
	count: number;
	count_is_capped: boolean;
};

/** New or used machines, a page at a time, with what they can be narrowed down by. */
export const fetchMachines = ( condition: 'new' | 'used', request: MachinesRequest = {}, signal?: AbortSignal ) =>
	call< MachinesAnswer >( condition === 'used' ? 'used' : 'equipment', {
		query: { ...request },
		isPublic: true,
		...( signal && { signal } ),
	} );

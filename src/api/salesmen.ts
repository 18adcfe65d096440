import { call } from './client';
import type { Salesman, SalesmenRequest } from './generated/schemas';

export const fetchSalesmen = async ( request: SalesmenRequest = {} ) =>
	( await call< { results: Salesman[] } >( 'salesmen', { query: { ...request }, isPublic: true } ) ).results;

import { call } from './client';
import type { LocationExtra } from './generated/schemas';

/** Address, phone and hours of every branch, by territory. */
export const fetchLocationsExtra = async () =>
	( await call< { results: Record< string, LocationExtra > } >( 'locations-extra', { isPublic: true } ) ).results;

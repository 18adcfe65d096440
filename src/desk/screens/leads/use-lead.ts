import { useChanging } from '@/desk/use-changing';
import type { Lead } from './types';

/** Leads\Desk\LeadDeskRoutes::changed */
const LEADS = { path: '/leads', changed: 'coleman_lead_changed', name: 'lead' };

/** Changes an inquiry as it was seen. */
export const useLead = ( lead: Lead, show: ( lead: Lead ) => void ) => useChanging( LEADS, lead, show );

export type Changing = ReturnType< typeof useLead >;

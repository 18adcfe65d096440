import type { DeskLead, DeskLeadRow } from '@/api/generated/schemas';

export type Choice = { value: string; label: string };

/** What PHP prints beside the screen: Leads\Desk\LeadScreenData. */
export type LeadScreenData = {
	views: Choice[];
	/** What inquiries are for. */
	kinds: Choice[];
	/** What an inquiry may be marked with, beside its status. */
	marks: Choice[];
	branches: Choice[];
	salesmen: Choice[];
	/** Who works with leads. */
	staff: { id: number; name: string }[];
	/** Who looks. */
	me: number;
	/** Whether they may open customers. */
	mayCustomers: boolean;
};

export type Row = DeskLeadRow;
export type Lead = DeskLead;

import type { DeskOrderRow } from '@/api/generated/schemas';

export type Choice = { value: string; label: string };

/** What PHP prints beside the screen: Orders\Desk\OrderScreenData. */
export type OrderScreenData = {
	views: Choice[];
	states: Choice[];
	payMethods: Choice[];
	/** How money comes in and goes back by hand. */
	paidBy: Choice[];
	returnReasons: Choice[];
	branches: { id: number; city: string }[];
	/** The branch that the list of whoever is signed in begins with; 0 for all. */
	ownBranch: number;
	usStates: string[];
	mayPrice: boolean;
	mayFulfil: boolean;
	/** Whether the sheets of customers open to whoever is signed in. */
	mayCustomers: boolean;
	/** Of the page that prints pick lists and packing slips. */
	printUrl: string;
	/** Of the page that prints invoices and return slips. */
	paperUrl: string;
};

export type Row = DeskOrderRow;

/** What PHP prints beside the screen. */
export type CustomerScreenData = {
	branches: { id: number; city: string }[];
	/** Whether this user may open orders. */
	mayOrder: boolean;
	/** Whether this user may set the account limit. */
	mayPrice: boolean;
	/** Of the page that prints a statement. */
	statementUrl: string;
	/** Whether they may open rentals, and inquiries. */
	mayRent: boolean;
	mayLead: boolean;
};

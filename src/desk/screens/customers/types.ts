/** What PHP prints beside the screen. */
export type CustomerScreenData = {
	branches: { id: number; city: string }[];
	/** Whether this user may open orders. */
	mayOrder: boolean;
};

/** What PHP prints beside the screen. */
export type CustomersBoot = {
	branches: { id: number; city: string }[];
	/** Whether this user may open orders. */
	mayOrder: boolean;
};

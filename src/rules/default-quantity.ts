/** How many are put into the cart at first: the case quantity when it is required, else 1. */
export const defaultQuantity = ( part: { CaseQtyRequired: boolean; CaseQty: number } ): number =>
	part.CaseQtyRequired ? Math.max( 1, part.CaseQty ) : 1;

/** The part for what is not in the catalogue: Parts\Part::PLACEHOLDER_ID. */
export const PLACEHOLDER_ID = 714940;

/** As many of one part as a cart or an order holds: Cart\CartRules::MAX_QUANTITY. */
export const MAX_QUANTITY = 9999;

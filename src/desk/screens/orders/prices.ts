import type { DeskOrder } from '@/api/generated/schemas';
import { formatCents, parseMoney } from '@/rules/money';

/** What is typed of prices, by line: dollars as text. */
export type Typed = Record< number, string >;

/** The prices that were there before: "12.50", empty where the desk has yet to name one. */
export const typedPrices = ( order: DeskOrder ): Typed =>
	Object.fromEntries(
		order.order.Items.map( ( item ) => [
			item.LineId,
			item.price_cents === null ? '' : formatCents( item.price_cents ).slice( 1 ),
		] )
	);

export type Read = {
	/** Lines whose price is another than before. */
	prices: { line: number; cents: number }[];
	/** Lines where what is typed is no price. */
	faults: number[];
	/** Whether every line would have a price. */
	isWhole: boolean;
};

/** What was typed, as the API takes it. */
export function readPrices( order: DeskOrder, typed: Typed ): Read {
	const read: Read = { prices: [], faults: [], isWhole: true };
	for ( const item of order.order.Items ) {
		const text = ( typed[ item.LineId ] ?? '' ).trim();
		const cents = text === '' ? null : parseMoney( text );
		if ( text !== '' && ( cents === null || cents < 0 ) ) {
			read.faults.push( item.LineId );
		} else if ( cents !== null && cents !== item.price_cents ) {
			read.prices.push( { line: item.LineId, cents } );
		}
		read.isWhole = read.isWhole && ( cents !== null || item.price_cents !== null );
	}
	return read;
}

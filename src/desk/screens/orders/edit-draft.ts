import type { DeskOrder, OrderItem } from '@/api/generated/schemas';
import { formatCents, parseMoney } from '@/rules/money';
import { MAX_QUANTITY } from '@/rules/parts';
import { faultOf, type PhoneLine, sentLine } from './phone-draft';

/** A line as it stands in the form: text, as it was typed. */
export type EditedLine = { quantity: string; how: string; price: string };

/**
 * What was typed into the form of an order. Only what was touched: the rest is the order's, whoever changes it meanwhile.
 */
export type EditDraft = {
	email?: string;
	billing?: Record< string, string >;
	hasShipping?: boolean;
	shipping?: Record< string, string >;
	poNumber?: string;
	note?: string;
	lines: Record< number, Partial< EditedLine > >;
	added: PhoneLine[];
};

export const NO_EDIT: EditDraft = { lines: {}, added: [] };

/** "12.50"; empty while the price is unknown. */
const dollars = ( cents: number | null ) =>
	cents === null ? '' : formatCents( cents ).slice( 1 ).replace( /,/g, '' );

/** A line as the order has it. */
export const lineBefore = ( order: DeskOrder, item: OrderItem ): EditedLine => ( {
	quantity: String( item.Quantity ),
	how: order.lines.find( ( { id } ) => id === item.LineId )?.how ?? 'ship',
	price: dollars( item.price_cents ),
} );

/** A line as it stands in the form. */
export const lineNow = ( order: DeskOrder, item: OrderItem, draft: EditDraft ): EditedLine => ( {
	...lineBefore( order, item ),
	...draft.lines[ item.LineId ],
} );

/** Lines that may still change: what was canceled stays so. */
export const openItems = ( order: DeskOrder ) => order.order.Items.filter( ( { state } ) => state !== 'cancelled' );

/** What is wrong with what was typed, by field as the server names them: line_12; `added` for new lines. */
export function faultsOf(
	order: DeskOrder,
	draft: EditDraft,
	say: ( number: string ) => { quantity: string; price: string }
): Record< string, string > {
	const faults: Record< string, string > = {};
	for ( const item of openItems( order ) ) {
		const now = lineNow( order, item, draft );
		const quantity = now.quantity.trim() === '' ? NaN : Number( now.quantity );
		const cents = now.price.trim() === '' ? 0 : parseMoney( now.price );
		if ( ! Number.isInteger( quantity ) || quantity < 0 || quantity > MAX_QUANTITY ) {
			faults[ `line_${ item.LineId }` ] = say( item.PartNumber ).quantity;
		} else if ( cents === null || cents < 0 ) {
			faults[ `line_${ item.LineId }` ] = say( item.PartNumber ).price;
		}
	}
	const added = faultOf( draft.added, say );
	return added === null ? faults : { ...faults, added };
}

/** What is sent: only what differs from the order. Null when nothing does. */
export function editBody( order: DeskOrder, draft: EditDraft ) {
	const lines = openItems( order ).flatMap( ( item ) => {
		const [ before, now ] = [ lineBefore( order, item ), lineNow( order, item, draft ) ];
		const cents = now.price.trim() === '' ? null : parseMoney( now.price );
		const isPriced = cents !== null && cents !== item.price_cents;
		return Number( now.quantity ) === item.Quantity && now.how === before.how && ! isPriced
			? []
			: [
					{
						line: item.LineId,
						quantity: Number( now.quantity ),
						how: now.how,
						...( isPriced ? { price_cents: cents } : {} ),
					},
				];
	} );
	const { Email, PoNumber, Note, BillingAddress } = order.order;
	const isSame = ( one: object, other: object | null ) =>
		JSON.stringify( sorted( one ) ) === JSON.stringify( sorted( other ?? {} ) );
	const hasShipping = draft.hasShipping ?? order.shipping !== null;
	const shipping = draft.shipping ?? order.shipping ?? {};
	const body = {
		...( draft.email !== undefined && draft.email.trim() !== Email ? { email: draft.email.trim() } : {} ),
		...( draft.billing && ! isSame( draft.billing, BillingAddress ) ? { billing: draft.billing } : {} ),
		...( hasShipping !== ( order.shipping !== null ) ? { has_shipping: hasShipping } : {} ),
		...( hasShipping && ! isSame( shipping, order.shipping ) ? { shipping } : {} ),
		...( draft.poNumber !== undefined && draft.poNumber.trim() !== PoNumber ? { po_number: draft.poNumber } : {} ),
		...( draft.note !== undefined && draft.note.trim() !== Note ? { note: draft.note } : {} ),
		...( lines.length > 0 ? { lines } : {} ),
		...( draft.added.length > 0 ? { added: draft.added.map( sentLine ) } : {} ),
	};
	return Object.keys( body ).length === 0 ? null : body;
}

const sorted = ( fields: object ) =>
	Object.entries( fields )
		.filter( ( [ , value ] ) => value !== '' )
		.sort( ( [ one ], [ other ] ) => one.localeCompare( other ) );

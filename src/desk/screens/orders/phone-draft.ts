import type { DeskBuyer, DeskPart } from '@/api/generated/schemas';
import { parseMoney } from '@/rules/money';
import { MAX_QUANTITY, PLACEHOLDER_ID } from '@/rules/parts';

export type PhoneLine = {
	key: number;
	partId: number;
	number: string;
	description: string;
	quantity: string;
	/** "ship", or "will_call:3". */
	how: string;
	/** Dollars, empty for the catalog's price. */
	price: string;
	catalogueCents: number | null;
	stock: DeskPart[ 'stock' ];
	isPickupOnly: boolean;
};

export type KnownPart = Omit< DeskPart, 'replaced_by' >;

/** Nothing to choose: the one part of this number, and nothing has replaced it. */
export const soleMatch = ( found: DeskPart[] ): KnownPart | null =>
	found.length === 1 && found[ 0 ] && found[ 0 ].replaced_by.length === 0 ? found[ 0 ] : null;

/** A line of this part, had as the line before it. */
export function lineOf( part: KnownPart, key: number, how: string ): PhoneLine {
	return {
		key,
		partId: part.part_id,
		number: part.number,
		description: `${ part.vendor } ${ part.description }`.trim(),
		quantity: String( part.multiple_of ),
		how: part.is_pickup_only && how === 'ship' ? 'will_call:1' : how,
		price: '',
		catalogueCents: part.price_cents,
		stock: part.stock,
		isPickupOnly: part.is_pickup_only,
	};
}

/** What tells a line after these apart, and how it is had: as the last of them. */
const nextTo = ( lines: PhoneLine[] ) => ( {
	key: Math.max( 0, ...lines.map( ( { key } ) => key ) ) + 1,
	how: lines[ lines.length - 1 ]?.how ?? 'ship',
} );

/** With this part too: more of it where a line has it, else in a line of its own. */
export function withPart( lines: PhoneLine[], part: KnownPart ): PhoneLine[] {
	const { key, how } = nextTo( lines );
	const line = lineOf( part, key, how );
	const same = lines.find( ( { partId } ) => partId === line.partId && partId !== PLACEHOLDER_ID );
	return same
		? lines.map( ( one ) =>
				one === same
					? { ...one, quantity: String( ( Number( one.quantity ) || 0 ) + Number( line.quantity ) ) }
					: one
			)
		: [ ...lines, line ];
}

/** With a line for what is not in the catalog. */
export const withUnknown = ( lines: PhoneLine[], number: string ): PhoneLine[] => [
	...lines,
	{
		...nextTo( lines ),
		partId: PLACEHOLDER_ID,
		number,
		description: '',
		quantity: '1',
		price: '',
		catalogueCents: null,
		stock: [],
		isPickupOnly: false,
	},
];

export type Fields = {
	customerId: number;
	email: string;
	billing: Record< string, string >;
	hasShipping: boolean;
	shipping: Record< string, string >;
	payMethod: string;
	poNumber: string;
	note: string;
	tellsCustomer: boolean;
};

/** Everything that is keyed in before an order is placed. */
export type PhoneDraft = { fields: Fields; lines: PhoneLine[]; buyer: DeskBuyer | null };

export const EMPTY_DRAFT: PhoneDraft = {
	fields: {
		customerId: 0,
		email: '',
		billing: { state: 'KS' },
		hasShipping: false,
		shipping: { state: 'KS' },
		payMethod: 'pay_in_store',
		poNumber: '',
		note: '',
		tellsCustomer: true,
	},
	lines: [],
	buyer: null,
};

/** A line as the server takes it. */
export const sentLine = ( line: PhoneLine ) => ( {
	part_id: line.partId,
	quantity: Number( line.quantity ),
	how: line.how,
	...( line.price.trim() === '' ? {} : { price_cents: parseMoney( line.price ) } ),
	...( line.partId === PLACEHOLDER_ID ? { number: line.number, description: line.description } : {} ),
} );

/** What is wrong with the lines, before anybody is asked; null when they can be sent. */
export function faultOf( lines: PhoneLine[], say: ( number: string ) => { quantity: string; price: string } ) {
	for ( const line of lines ) {
		const quantity = Number( line.quantity );
		if ( ! Number.isInteger( quantity ) || quantity < 1 || quantity > MAX_QUANTITY ) {
			return say( line.number ).quantity;
		}
		const cents = line.price.trim() === '' ? 0 : parseMoney( line.price );
		if ( cents === null || cents < 0 ) {
			return say( line.number ).price;
		}
	}
	return null;
}

/** What the quote is asked with; null while there is nothing to ask. */
export function quoteBody( lines: PhoneLine[], fields: Fields ) {
	const to = fields.hasShipping ? fields.shipping : fields.billing;
	return {
		customer_id: fields.customerId,
		lines: lines.map( sentLine ),
		ship_state: ( to.state ?? '' ).toUpperCase().slice( 0, 2 ),
		ship_zip: to.zip ?? '',
	};
}

export function orderBody( lines: PhoneLine[], fields: Fields, expectedCents: number | null ) {
	return {
		customer_id: fields.customerId,
		lines: lines.map( sentLine ),
		email: fields.email.trim(),
		billing: fields.billing,
		has_shipping: fields.hasShipping,
		...( fields.hasShipping ? { shipping: fields.shipping } : {} ),
		pay_method: fields.payMethod,
		po_number: fields.poNumber,
		note: fields.note,
		tells_customer: fields.tellsCustomer && fields.email.trim() !== '',
		...( expectedCents === null ? {} : { expected_total_cents: expectedCents } ),
	};
}

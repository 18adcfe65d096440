import type { DeskOrder, Order, OrderItem, OrderPayment, PostalAddress } from '@/api/generated/schemas';
import type { OrderScreenData } from '@/desk/screens/orders/types';
import type { Changing } from '@/desk/screens/orders/use-order';

type Line = DeskOrder[ 'lines' ][ number ];

type Changes = Partial< Omit< DeskOrder, 'order' > > & {
	order?: Partial< Omit< Order, 'payment' > > & { payment?: Partial< OrderPayment > };
};

export const EXAMPLE_ADDRESS: PostalAddress = {
	name: 'Ann Farmer',
	company: '',
	street: '1 Main St',
	street2: '',
	city: 'Easton',
	state: 'KS',
	zip: '66020',
	phone: '',
};

/** For tests: a line of an order as customers see it, one piece to be shipped. */
export const exampleItem = ( LineId: number, changes: Partial< OrderItem > = {} ): OrderItem => ( {
	LineId,
	PartId: 1,
	PartNumber: '600-211',
	Description: 'Filter',
	Vendor: 'Kubota',
	Url: '/parts/details/1',
	Photo: { MediumImagePath: '' },
	Quantity: 1,
	Price: 14.85,
	IsUnknown: false,
	price_cents: 1_485,
	line_total_cents: 1_485,
	core_cents: 0,
	oversize_cents: 0,
	backordered: 0,
	fulfilment: 'ship',
	PickupLocation: '',
	state: 'open',
	state_label: 'Open',
	availability_text: '',
	expected_on: null,
	promise: { words: '', date: null, reason: '' },
	...changes,
} );

/** For tests: what the desk knows of a line, one piece of it yet to be shipped. */
export const exampleLine = ( id: number, changes: Partial< Line > = {} ): Line => ( {
	id,
	left: 1,
	gone: 0,
	ready: 0,
	how: 'ship',
	stock: [],
	taken: [],
	...changes,
} );

const payment: OrderPayment = {
	status: 'open',
	label: 'Not paid',
	paid_cents: 0,
	refunded_cents: 0,
	credited_cents: 0,
	owed_cents: 0,
	due_cents: 0,
	refund_due_cents: 0,
};

const order: Order = {
	OrderId: 3,
	OrderNumber: 'W000003',
	Status: 'confirmed',
	status_label: 'Confirmed',
	PlacedAt: '2026-11-24T15:00:00Z',
	ItemCount: 0,
	Total: 0,
	total_cents: 0,
	is_to_confirm: false,
	has_unknown_price: false,
	Url: '/customer/order/3',
	placed_by: '',
	Items: [],
	totals: { subtotal_cents: 0, charges_cents: 0, shipping_cents: 0, tax_cents: 0, total_cents: 0 },
	Email: 'ann@example.com',
	BillingAddress: EXAMPLE_ADDRESS,
	ShippingAddress: null,
	PickupLocation: '',
	PayMethod: { id: 'call', label: 'Call me for payment' },
	payment,
	PoNumber: '',
	Note: '',
	is_tax_exempt: false,
	can_cancel: true,
	can_accept: false,
	proposal: null,
	fulfilments: [],
	history: [],
};

/** For tests: an order as the desk sees it, confirmed, without lines or payments. */
export const exampleOrder = ( { order: changes = {}, ...more }: Changes = {} ): DeskOrder => ( {
	id: 3,
	version: 1,
	sent_to_dealer_at: '',
	order: { ...order, ...changes, payment: { ...payment, ...changes.payment } },
	customer_id: 0,
	is_phone: false,
	lines: [],
	steps: [],
	quote: null,
	can_price: true,
	can_send: true,
	can_edit: true,
	can_correct: true,
	shipping: null,
	payments: [],
	on_account_cents: 0,
	is_invoiced: true,
	refundable: { cents: 0, card_cents: 0 },
	returns: { returnable: [], unpaid_cents: 0, list: [] },
	events: [],
	attention: null,
	...more,
} );

/** For tests: what PHP prints beside the orders' screen, for who may do nothing. */
export const exampleOrderScreen = ( changes: Partial< OrderScreenData > = {} ): OrderScreenData => ( {
	views: [],
	states: [],
	payMethods: [],
	paidBy: [],
	returnReasons: [],
	branches: [],
	ownBranch: 0,
	usStates: [],
	mayPrice: false,
	mayFulfil: false,
	mayCustomers: false,
	printUrl: '',
	paperUrl: '',
	...changes,
} );

/** For tests: what the sheet of an order gives to its forms while nothing is under way. */
export const exampleChanging = ( run: Changing[ 'run' ] = async () => undefined ): Changing => ( {
	run,
	isBusy: false,
	error: null,
	isStale: false,
	clear: () => {},
} );

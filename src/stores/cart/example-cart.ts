import type { Cart } from '@/api/generated/schemas';

/** For tests: a cart of one line, part 100, with this many of it. */
export const exampleCart = ( count: number ): Cart => ( {
	ItemCount: count,
	Items: [
		{
			cartItemId: 1,
			PartId: 100,
			PartNumber: 'HH160-32093',
			Description: 'Oil filter',
			Vendor: '1',
			Url: '/parts/details/oil-filter-100',
			Quantity: count,
			Price: 12.5,
			Photo: { MediumImagePath: '/images/filter.svg' },
			IsUnknown: false,
			PickupOnly: false,
			price_cents: 1250,
			line_total_cents: 1250 * count,
			quantity_limits: { minimum: 1, maximum: 999, multiple_of: 1 },
			availability_text: 'In Stock – Ships within 1 business day',
			in_stock: true,
			notices: [],
		},
	],
	SavedItems: [],
	totals: {
		subtotal_cents: 1250 * count,
		charges_cents: 0,
		shipping_cents: null,
		tax_cents: null,
		total_cents: 1250 * count,
	},
	has_unknown_price: false,
	notices: [],
	version: count,
} );

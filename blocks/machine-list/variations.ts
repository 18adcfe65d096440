import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { PAGES_BRANCH } from './edit-panels';
import type { Attributes } from './edit-panels';

type Changes = Partial< Attributes >;

/** A row of machines without anything to choose, as for a landing page. */
const row = { count: 4, facets: [], showSort: false, showMore: false, showCompare: false };

/** Lists that are wanted often, ready in the inserter. */
export const variations: BlockVariation[] = [
	{
		name: 'newest-used',
		icon: 'clock',
		title: __( 'Newest used machines', 'coleman' ),
		description: __( 'The four used machines that came last, in a row.', 'coleman' ),
		keywords: [ __( 'new arrivals', 'coleman' ) ],
		scope: [ 'inserter' ],
		attributes: { ...row, sort: 'newest', title: __( 'New Arrivals', 'coleman' ) } satisfies Changes,
	},
	{
		name: 'under-25000',
		icon: 'tag',
		title: __( 'Used machines under $25,000', 'coleman' ),
		description: __( 'Used machines up to a price that you set, cheapest first.', 'coleman' ),
		keywords: [ __( 'price', 'coleman' ), __( 'cheap', 'coleman' ) ],
		scope: [ 'inserter' ],
		attributes: { maxPrice: 25000, sort: 'price' } satisfies Changes,
	},
	{
		name: 'at-this-branch',
		icon: 'location',
		title: __( 'Used machines at this branch', 'coleman' ),
		description: __( 'The used machines of the branch that the page is about.', 'coleman' ),
		keywords: [ __( 'location', 'coleman' ), __( 'branch', 'coleman' ) ],
		scope: [ 'inserter' ],
		attributes: { branch: PAGES_BRANCH } satisfies Changes,
	},
];

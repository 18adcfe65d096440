import { __ } from '@wordpress/i18n';
import { Badge } from '@/desk/badge';
import type { Field } from '@/desk/table';
import { formatShort } from '@/rules/money';
import type { KindName } from './kinds';
import type { BranchDraft, Choices, ClassDraft, Item, MachineDraft, SalesmanDraft, UnitDraft } from './types';

/** A row of whichever kind is listed; each column knows the values of its own. */
export type Row = Item< object >;

type Named = { id: number; name: string }[];

const plain = { enableSorting: false, filterBy: false } as const;

const nameIn = ( names: Named, id: number ) => names.find( ( one ) => one.id === id )?.name ?? '';

const elementsOf = ( names: Named ) => names.map( ( { id, name } ) => ( { value: String( id ), label: name } ) );

const amount = ( cents: number | string | null | undefined ) =>
	typeof cents === 'number' ? formatShort( cents ) : '';

const counted = ( count: number | string | null ) =>
	typeof count === 'number' ? count.toLocaleString( 'en-US' ) : '';

const title = ( label: string ): Field< Row > => ( {
	id: 'title',
	label,
	...plain,
	enableHiding: false,
	getValue: ( { item } ) => item.title,
} );

/** A column of text. */
const text = < Values extends object >(
	id: string,
	label: string,
	of: ( values: Values ) => string
): Field< Row > => ( { id, label, ...plain, getValue: ( { item } ) => of( item.values as Values ) } );

/** A column of one of several, which the list is narrowed down by. */
const choice = < Values extends object >(
	id: string,
	label: string,
	names: Named,
	of: ( values: Values ) => number
): Field< Row > => ( {
	id,
	label,
	enableSorting: false,
	elements: elementsOf( names ),
	filterBy: { operators: [ 'is' ] },
	getValue: ( { item } ) => String( of( item.values as Values ) ),
	render: ( { item } ) => <span>{ nameIn( names, of( item.values as Values ) ) }</span>,
} );

/** A column of two states, the first of them the good one. */
const state = < Values extends object >(
	states: { value: string; label: string }[],
	isFirst: ( values: Values ) => boolean
): Field< Row > => ( {
	id: 'state',
	label: __( 'State', 'coleman' ),
	enableSorting: false,
	elements: states,
	filterBy: { operators: [ 'is' ] },
	getValue: ( { item } ) => states[ isFirst( item.values as Values ) ? 0 : 1 ]?.value,
	render: ( { item } ) => {
		const is = isFirst( item.values as Values );
		return <Badge tone={ is ? 'good' : 'plain' }>{ states[ is ? 0 : 1 ]?.label ?? '' }</Badge>;
	},
} );

const machines = ( choices: Choices ): Field< Row >[] => [
	{
		id: 'picture',
		label: __( 'Picture', 'coleman' ),
		type: 'media',
		...plain,
		render: ( { item } ) => {
			const [ first ] = ( item.values as MachineDraft ).pictures;
			return first ? (
				<img src={ first.url } alt="" width={ 64 } height={ 40 } loading="lazy" decoding="async" />
			) : null;
		},
	},
	{
		...title( __( 'Machine', 'coleman' ) ),
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ item.title }</span>
				<small>{ ( item.values as MachineDraft ).stock_number }</small>
			</span>
		),
	},
	text< MachineDraft >(
		'price',
		__( 'Price', 'coleman' ),
		( { price_cents: cents } ) => amount( cents ) || __( 'Call', 'coleman' )
	),
	choice< MachineDraft >( 'branch', __( 'Branch', 'coleman' ), choices.branches, ( values ) => values.location_id ),
	choice< MachineDraft >(
		'category',
		__( 'Category', 'coleman' ),
		choices.categories,
		( values ) => values.category_id
	),
	choice< MachineDraft >( 'brand', __( 'Brand', 'coleman' ), choices.brands, ( values ) => values.brand_id ),
	text< MachineDraft >( 'year', __( 'Year', 'coleman' ), ( values ) => String( values.model_year ?? '' ) ),
	text< MachineDraft >( 'hours', __( 'Hours', 'coleman' ), ( values ) => counted( values.meter_hours ) ),
	text< MachineDraft >( 'serial', __( 'Serial number', 'coleman' ), ( values ) => values.serial_number ),
	{
		id: 'condition',
		label: __( 'Condition', 'coleman' ),
		enableSorting: false,
		elements: [
			{ value: 'used', label: __( 'Used', 'coleman' ) },
			{ value: 'new', label: __( 'New', 'coleman' ) },
		],
		filterBy: { operators: [ 'is' ], isPrimary: true },
		getValue: ( { item } ) => ( item.values as MachineDraft ).machine_condition,
	},
	state< MachineDraft >(
		[
			{ value: 'for-sale', label: __( 'For sale', 'coleman' ) },
			{ value: 'sold', label: __( 'Sold', 'coleman' ) },
		],
		( values ) => values.sold_at === null
	),
];

const classes = ( choices: Choices ): Field< Row >[] => [
	title( __( 'Rental class', 'coleman' ) ),
	text< ClassDraft >( 'daily', __( 'Daily', 'coleman' ), ( values ) => amount( values.daily_cents ) ),
	text< ClassDraft >( 'weekly', __( 'Weekly', 'coleman' ), ( values ) => amount( values.weekly_cents ) ),
	text< ClassDraft >( 'monthly', __( '4 weeks', 'coleman' ), ( values ) => amount( values.monthly_cents ) ),
	text< ClassDraft >( 'units', __( 'Units', 'coleman' ), ( values ) => String( values.unit_count ?? 0 ) ),
	choice< ClassDraft >(
		'category',
		__( 'Category', 'coleman' ),
		choices.categories,
		( values ) => values.category_id
	),
	choice< ClassDraft >( 'brand', __( 'Brand', 'coleman' ), choices.brands, ( values ) => values.brand_id ),
];

const units = ( choices: Choices ): Field< Row >[] => [
	{
		...title( __( 'Stock number', 'coleman' ) ),
		getValue: ( { item } ) => ( item.values as UnitDraft ).stock_number,
	},
	choice< UnitDraft >( 'class', __( 'Rental class', 'coleman' ), choices.classes, ( values ) => values.class_id ),
	choice< UnitDraft >( 'branch', __( 'Branch', 'coleman' ), choices.branches, ( values ) => values.location_id ),
	text< UnitDraft >( 'serial', __( 'Serial number', 'coleman' ), ( values ) => values.serial_number ),
	text< UnitDraft >( 'hours', __( 'Hours', 'coleman' ), ( values ) => counted( values.meter_hours ) ),
	state< UnitDraft >(
		[
			{ value: 'for-rent', label: __( 'For rent', 'coleman' ) },
			{ value: 'resting', label: __( 'Not for rent', 'coleman' ) },
		],
		( values ) => values.is_active
	),
];

const branches = (): Field< Row >[] => [
	title( __( 'Branch', 'coleman' ) ),
	text< BranchDraft >( 'phone', __( 'Phone', 'coleman' ), ( values ) => values.phone_number ),
	text< BranchDraft >(
		'address',
		__( 'Address', 'coleman' ),
		( values ) => `${ values.address }, ${ values.city }, ${ values.state } ${ values.postal_code }`
	),
	{
		...text< BranchDraft >( 'week', __( 'Hours', 'coleman' ), ( values ) => values.hours_text ?? '' ),
		render: ( { item } ) => (
			<span className="coleman-inventory__hours">{ ( item.values as BranchDraft ).hours_text }</span>
		),
	},
];

const salesmen = ( choices: Choices ): Field< Row >[] => [
	title( __( 'Name', 'coleman' ) ),
	text< SalesmanDraft >( 'job_title', __( 'Title', 'coleman' ), ( values ) => values.job_title ),
	{
		...choice< SalesmanDraft >(
			'branch',
			__( 'Branch', 'coleman' ),
			choices.branches,
			( values ) => values.location_id
		),
	},
	text< SalesmanDraft >( 'phone', __( 'Phone', 'coleman' ), ( values ) => values.phone ),
	text< SalesmanDraft >( 'email', __( 'Email', 'coleman' ), ( values ) => values.email ),
	text< SalesmanDraft >( 'territory', __( 'Territory', 'coleman' ), ( values ) => values.territory ),
	text< SalesmanDraft >( 'zipcodes', __( 'ZIP codes', 'coleman' ), ( values ) => values.zipcodes_text ?? '' ),
];

/** What a list of a kind shows, and what it is narrowed down by. */
export const columnsOf = ( kind: KindName, choices: Choices ): Field< Row >[] =>
	( { machines, classes, units, branches, salesmen } )[ kind ]( choices );

import { __ } from '@wordpress/i18n';
import { Badge } from '../badge';
import type { Field } from '../table';
import type { Choices, Item, Kind } from './types';
import { stateOf, wordsOf } from './words';

const plain = { enableSorting: false, filterBy: false } as const;

const number = ( value: number ) => ( value === 0 ? '' : value.toLocaleString( 'en-US' ) );

/** What a list of each kind is narrowed down by, beside what is missing. */
const FILTERS: Partial< Record< Kind, ( 'condition' | 'brand' | 'family' | 'category' | 'branch' )[] > > = {
	part: [ 'brand', 'family' ],
	machine: [ 'condition', 'branch', 'brand', 'category' ],
	rental_class: [ 'brand', 'category' ],
	attachment: [ 'brand' ],
	model: [ 'brand', 'category' ],
};

/** What is counted of each kind: views are those of parts. */
const COUNTED: Partial< Record< Kind, ( 'views' | 'stock' )[] > > = {
	part: [ 'views', 'stock' ],
	attachment: [ 'stock' ],
	rental_class: [ 'stock' ],
};

export const countedOf = ( kind: Kind ) => COUNTED[ kind ] ?? [];

/** A list that is narrowed down by something that no row shows. */
const filter = ( id: string, label: string, names: Choices[ 'brands' ] ): Field< Item > => ( {
	id,
	label,
	enableSorting: false,
	enableHiding: false,
	elements: names.map( ( one ) => ( { value: String( one.id ), label: one.name } ) ),
	filterBy: { operators: [ 'is' ] },
	getValue: () => '',
} );

/** What a list shows, and what it is narrowed down by. */
export function columnsOf( kind: Kind, choices: Choices ): Field< Item >[] {
	const filters = {
		condition: (): Field< Item > => ( {
			...filter( 'condition', __( 'Condition', 'coleman' ), [] ),
			elements: [
				{ value: 'used', label: __( 'Used', 'coleman' ) },
				{ value: 'new', label: __( 'New', 'coleman' ) },
			],
			filterBy: { operators: [ 'is' ], isPrimary: true },
		} ),
		brand: () => filter( 'brand', __( 'Brand', 'coleman' ), choices.brands ),
		family: () => filter( 'family', __( 'Part family', 'coleman' ), choices.families ),
		category: () => filter( 'category', __( 'Category', 'coleman' ), choices.categories ),
		branch: () => filter( 'branch', __( 'Branch', 'coleman' ), choices.branches ),
	};
	return [
		{
			id: 'image',
			label: __( 'Picture', 'coleman' ),
			type: 'media',
			...plain,
			render: ( { item } ) =>
				item.image.path === '' ? null : (
					<img src={ item.image.path } alt="" width={ 64 } height={ 48 } loading="lazy" decoding="async" />
				),
		},
		{
			id: 'name',
			label: wordsOf()[ kind ].one,
			filterBy: false,
			enableHiding: false,
			enableSorting: true,
			getValue: ( { item } ) => item.name,
			render: ( { item } ) => (
				<span className="coleman-desk__two">
					<span>{ item.name }</span>
					<small>{ [ item.number, item.detail ].filter( Boolean ).join( ' · ' ) }</small>
				</span>
			),
		},
		{
			id: 'show',
			label: __( 'Has', 'coleman' ),
			enableSorting: false,
			elements: [
				{ value: 'no_picture', label: __( 'No picture', 'coleman' ) },
				{ value: 'only_drawing', label: __( 'Only a drawing', 'coleman' ) },
			],
			filterBy: { operators: [ 'is' ], isPrimary: true },
			getValue: ( { item } ) => item.state,
			render: ( { item } ) => {
				const { tone, text } = stateOf( item );
				return <Badge tone={ tone }>{ text }</Badge>;
			},
		},
		...countedOf( kind ).map( ( id ): Field< Item > => ( {
			id,
			label: id === 'views' ? __( 'Views in 90 days', 'coleman' ) : __( 'In stock', 'coleman' ),
			...plain,
			getValue: ( { item } ) => number( item[ id ] ),
		} ) ),
		...( FILTERS[ kind ] ?? [] ).map( ( name ) => filters[ name ]() ),
	];
}

import { Loaded } from '@/desk/states';
import { useAddress } from '@/desk/use-address';
import { useQuery } from '@/desk/use-query';
import { copyOf } from './draft';
import { ItemList } from './item-list';
import { ItemSheet } from './item-sheet';
import { BLANK, type Drafts, type KindName } from './kinds';
import { NewItem } from './new-item';
import type { Choices, InventoryScreenData, Item, Labels } from './types';
import './inventory.css';

/** What is for sale and for rent, and who sells it: lists, or the one thing that the address names. */
export function InventoryScreen( { mayStock, mayPictures, labels }: InventoryScreenData ) {
	const [ params, go ] = useAddress();
	const kinds: KindName[] = mayStock
		? [ 'machines', 'units', 'classes', 'branches', 'salesmen' ]
		: [ 'branches', 'salesmen' ];
	const kind = kinds.find( ( one ) => one === params.get( 'tab' ) ) ?? kinds[ 0 ] ?? 'branches';
	const item = params.get( 'item' ) ?? '';
	const isOne = item === 'new' || /^\d+$/.test( item );
	const choices = useQuery< Choices >( '/inventory/choices' );
	const leave = ( to: string, replace = false ) => {
		// A class that was added, or a city that has another name, is among the choices.
		choices.reload();
		go( { item: to, copy: '' }, replace );
	};
	return (
		<Loaded query={ choices }>
			{ ( known ) => (
				<div className="coleman-inventory">
					<div hidden={ isOne }>
						<ItemList
							key={ kind }
							kind={ kind }
							kinds={ kinds }
							choices={ known }
							isShown={ ! isOne }
							go={ go }
						/>
					</div>
					{ isOne && (
						<One
							key={ `${ kind } ${ item }` }
							kind={ kind }
							item={ item }
							copy={ params.get( 'copy' ) ?? '' }
							choices={ known }
							labels={ labels[ kind ] }
							mayPictures={ mayPictures }
							onBack={ () => leave( '' ) }
							onAdded={ ( id ) => leave( String( id ), true ) }
							onCopy={ () => go( { item: 'new', copy: item } ) }
						/>
					) }
				</div>
			) }
		</Loaded>
	);
}

type OneProps< Kind extends KindName > = {
	kind: Kind;
	/** An id, or "new". */
	item: string;
	/** The id of the one that a new one begins as; '' begins with nothing. */
	copy: string;
	choices: Choices;
	labels: Labels;
	mayPictures: boolean;
	onBack: () => void;
	onAdded: ( id: number ) => void;
	onCopy: () => void;
};

function One< Kind extends KindName >( {
	kind,
	item,
	copy,
	choices,
	labels,
	mayPictures,
	onBack,
	onAdded,
	onCopy,
}: OneProps< Kind > ) {
	const isNew = item === 'new';
	const source = isNew ? copy : item;
	const query = useQuery< Item< Drafts[ Kind ] > >( source === '' ? null : `/inventory/${ kind }/${ source }` );
	if ( isNew && copy === '' ) {
		return <NewItem kind={ kind } blank={ BLANK[ kind ] } { ...{ choices, labels, onBack, onAdded } } />;
	}
	return (
		<Loaded query={ query }>
			{ ( found ) =>
				isNew ? (
					<NewItem
						kind={ kind }
						blank={ copyOf( found.values ) }
						{ ...{ choices, labels, onBack, onAdded } }
					/>
				) : (
					<ItemSheet
						kind={ kind }
						item={ found }
						show={ query.replace }
						reload={ query.reload }
						mayPictures={ mayPictures }
						{ ...{ choices, labels, onBack, onCopy } }
					/>
				)
			}
		</Loaded>
	);
}

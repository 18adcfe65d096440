import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskTradeIn } from '@/api/generated/schemas';
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
		go( { item: to, copy: '', lead: '' }, replace );
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
							lead={ params.get( 'lead' ) ?? '' }
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
	/** The id of the inquiry of a trade-in that a new machine begins as; '' for none. */
	lead: string;
	choices: Choices;
	labels: Labels;
	mayPictures: boolean;
	onBack: () => void;
	onAdded: ( id: number ) => void;
	onCopy: () => void;
};

type TradeInProps = Pick< OneProps< 'machines' >, 'lead' | 'choices' | 'labels' | 'onBack' | 'onAdded' >;

/** A machine that somebody wants to trade in, as the inquiry tells it. */
function TradeIn( { lead, ...rest }: TradeInProps ) {
	const query = useQuery< DeskTradeIn >( `/leads/${ lead }/machine` );
	return (
		<Loaded query={ query }>
			{ ( { reference, pictures, values } ) => (
				<NewItem
					kind="machines"
					blank={ { ...BLANK.machines, ...values } }
					path={ `/leads/${ lead }/machine` }
					notice={ noticeOf( reference, pictures ) }
					{ ...rest }
				/>
			) }
		</Loaded>
	);
}

function noticeOf( reference: string, pictures: number ): string {
	const from =
		/* translators: %s: reference of an inquiry. */
		sprintf( __( 'From the trade-in inquiry %s. Check what the customer wrote.', 'coleman' ), reference );
	return pictures === 0
		? from
		: `${ from } ${ sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'The machine gets %d picture of the customer.',
					'The machine gets %d pictures of the customer.',
					pictures,
					'coleman'
				),
				pictures
			) }`;
}

function One< Kind extends KindName >( {
	kind,
	item,
	copy,
	lead,
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
	if ( isNew && kind === 'machines' && /^\d+$/.test( lead ) ) {
		return <TradeIn lead={ lead } { ...{ choices, labels, onBack, onAdded } } />;
	}
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

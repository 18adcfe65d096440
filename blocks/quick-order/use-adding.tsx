import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { CartRow } from '@/api/cart';
import { PLACEHOLDER_ID } from '@/rules/parts';
import { cartStore } from '@/stores/cart';
import { LOOK_UP } from './quick-order-props';
import type { LiveRow } from './quick-order-view';
import { quantityOf } from './use-sheet';

/** What a ticked row puts into the cart. */
function wantedOf( { number, description, pick, verdict, ...row }: LiveRow ): CartRow[] {
	if ( pick === LOOK_UP ) {
		return [
			{
				partId: PLACEHOLDER_ID,
				quantity: quantityOf( row ),
				number: number.trim(),
				description: description.trim(),
			},
		];
	}
	const pieces = verdict?.choices.find( ( { key } ) => key === pick )?.pieces ?? [];
	return pieces.map( ( { PartId, quantity } ) => ( { partId: PartId, quantity } ) );
}

/** Why rows were refused, by the id of the row; a row of several pieces has the first sentence that is about one of them. */
function faultsOf( wanted: { id: number }[], refused: Record< string, string > ): Map< number, string > {
	const faults = new Map< number, string >();
	wanted.forEach( ( { id }, index ) =>
		faults.set( id, faults.get( id ) || ( refused[ `rows[${ index }]` ] ?? '' ) )
	);
	return faults;
}

/** What had no answer yet cannot have been ticked: it is not added, and not forgotten. */
const stillThere = ( count: number ) =>
	sprintf(
		/* translators: %d: number of rows. */
		_n(
			'%d row was still being looked up and is not in your cart yet.',
			'%d rows were still being looked up and are not in your cart yet.',
			count,
			'coleman'
		),
		count
	);

function Added( { count, unchecked, cartUrl }: { count: number; unchecked: number; cartUrl: string } ) {
	/* translators: %d: number of rows. */
	const text = sprintf( _n( '%d row is in your cart.', '%d rows are in your cart.', count, 'coleman' ), count );
	return (
		<>
			<span>{ text }</span>
			{ unchecked > 0 && <span>{ stillThere( unchecked ) }</span> }
			<a href={ cartUrl } data-native="">
				{ __( 'Go to cart', 'coleman' ) }
			</a>
		</>
	);
}

type Options = {
	cartUrl: string;
	/** The filled rows. */
	now: () => LiveRow[];
	/** When nothing is ticked: the server may not have been asked yet. */
	onNothing: () => void;
	/** Why rows were refused, by their ids. */
	onRefuse: ( faults: Map< number, string > ) => void;
	/** These rows are in the cart. */
	onAdd: ( ids: Set< number > ) => void;
	/** Tells the customer how it went. */
	say: ( what: ReactNode ) => void;
};

/** Puts what is ticked into the cart: all of it, or nothing. */
export function useAdding( { cartUrl, now, onNothing, onRefuse, onAdd, say }: Options ) {
	const { addRows } = useDispatch( cartStore );
	const [ isAdding, setAdding ] = useState( false );

	const add = async () => {
		if ( isAdding ) {
			return;
		}
		const wanted = now().flatMap( ( row ) => wantedOf( row ).map( ( one ) => ( { id: row.id, one } ) ) );
		const unchecked = now().filter( ( { number, verdict } ) => number.trim() && ! verdict ).length;
		if ( ! wanted.length ) {
			say(
				unchecked ? stillThere( unchecked ) : __( 'No parts are selected, so nothing was added.', 'coleman' )
			);
			onNothing();
			return;
		}
		setAdding( true );
		const refused = await addRows( wanted.map( ( { one } ) => one ) );
		setAdding( false );
		if ( refused ) {
			onRefuse( faultsOf( wanted, refused ) );
			return;
		}
		const ids = new Set( wanted.map( ( { id } ) => id ) );
		onAdd( ids );
		say( <Added count={ ids.size } unchecked={ unchecked } cartUrl={ cartUrl } /> );
	};

	return { add, isAdding };
}

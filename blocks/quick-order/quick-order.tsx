import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import type { CartRow } from '@/api/cart';
import { useMounted } from '@/islands';
import { logError } from '@/islands/log';
import { PLACEHOLDER_ID } from '@/rules/parts';
import { cartStore } from '@/stores/cart';
import { noticesStore } from '@/stores/notices';
import { fetchVerdicts } from './bulk';
import { MAX_ROWS, readPastedPartList } from './pasted-part-list';
import { LOOK_UP } from './quick-order-props';
import type { QuickOrderProps } from './quick-order-props';
import { QuickOrderView } from './quick-order-view';
import type { Handlers, LiveRow } from './quick-order-view';
import { keyOf, quantityOf, useSheet } from './use-sheet';

export { quickOrderProps } from './quick-order-props';

/** A file of more than this is no list of 200 parts. */
const MAX_BYTES = 1_000_000;

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

/** Moves between the rows: Enter to the next number, the arrows up and down within a column. */
function moveOn( event: KeyboardEvent< HTMLElement > ): boolean {
	const field = event.target as HTMLInputElement;
	const [ , column = '', at = '' ] = /^(number|quantity|description)_(\d+)$/.exec( field.name ) ?? [];
	const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[ event.key ];
	if (
		! column ||
		! step ||
		event.nativeEvent.isComposing ||
		( column === 'description' && event.key !== 'Enter' )
	) {
		return false;
	}
	const next = field.form?.elements.namedItem(
		`${ event.key === 'Enter' ? 'number' : column }_${ Number( at ) + step }`
	);
	event.preventDefault();
	if ( next instanceof HTMLInputElement ) {
		next.focus();
		next.select();
	} else if ( event.key === 'Enter' ) {
		field.blur();
	}
	return event.key === 'Enter';
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

/** The sheet at work: it asks about numbers as soon as a row is left, and adds what is ticked. */
export function QuickOrder( { heading, rows: printed, cartUrl }: QuickOrderProps ) {
	const form = useRef< HTMLFormElement >( null );
	const { rows, apply, fill, now, place } = useSheet( printed, form );
	const { addRows } = useDispatch( cartStore );
	const { notify } = useDispatch( noticesStore );
	const isMounted = useMounted();
	/** What the server is being asked: the set as it is now, and as it was last shown. */
	const open = useRef( new Set< string >() );
	const [ asking, setAsking ] = useState< ReadonlySet< string > >( new Set() );
	const [ isAdding, setAdding ] = useState( false );
	const [ statusMessage, setStatusMessage ] = useState< ReactNode >( null );
	/** The row whose number gets the focus after what was filled in is on the page. */
	const goOnAt = useRef< number | null >( null );

	const check = async () => {
		const rest = now().filter(
			( row ) => row.number.trim() && ! row.verdict && ! open.current.has( keyOf( row ) )
		);
		const asked = new Map(
			rest.map( ( row ) => [ keyOf( row ), { number: row.number.trim(), quantity: quantityOf( row ) } ] )
		);
		if ( ! asked.size ) {
			return;
		}
		asked.forEach( ( _, key ) => open.current.add( key ) );
		setAsking( new Set( open.current ) );
		try {
			const verdicts = await fetchVerdicts( [ ...asked.values() ] );
			apply( {
				type: 'HEAR',
				verdicts: new Map( [ ...asked.keys() ].map( ( key, index ) => [ key, verdicts[ index ]! ] ) ),
			} );
			const unclear = verdicts.filter( ( verdict ) => ! verdict.is_ready ).length;
			setStatusMessage(
				unclear
					? sprintf(
							/* translators: %d: number of rows. */
							_n( '%d row needs your attention.', '%d rows need your attention.', unclear, 'coleman' ),
							unclear
						)
					: ''
			);
		} catch ( error ) {
			logError( 'Quick order', error );
			notify(
				error instanceof ApiError
					? error.message
					: __( 'We couldn’t check the part numbers. Please try again.', 'coleman' ),
				'error'
			);
		}
		asked.forEach( ( _, key ) => open.current.delete( key ) );
		setAsking( new Set( open.current ) );
	};

	useEffect( () => {
		// What was typed, or kept from before, while nobody could answer.
		void check();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the island is awake
	}, [] );

	useEffect( () => {
		if ( goOnAt.current !== null ) {
			const field = form.current?.elements.namedItem( `number_${ goOnAt.current }` );
			goOnAt.current = null;
			if ( field instanceof HTMLInputElement ) {
				field.focus();
			}
		}
	}, [ rows ] );

	/** Puts a list into rows, and says how many found no room. */
	const take = ( text: string, at: number | null = null ) => {
		const found = readPastedPartList( text );
		const left = fill( found, at );
		goOnAt.current = place();
		if ( left ) {
			notify(
				sprintf(
					/* translators: 1: most rows, 2: number of rows. */
					_n(
						'A quick order can have up to %1$d rows. %2$d row was left out.',
						'A quick order can have up to %1$d rows. %2$d rows were left out.',
						left,
						'coleman'
					),
					MAX_ROWS,
					left
				),
				'error'
			);
		}
		void check();
		return found.length;
	};

	const takeList = ( text: string ) => {
		const isList = take( text ) > 0;
		if ( ! isList ) {
			setStatusMessage( __( 'We found no part numbers.', 'coleman' ) );
		}
		return isList;
	};

	const add = async () => {
		if ( isAdding ) {
			return;
		}
		const wanted = now().flatMap( ( row ) => wantedOf( row ).map( ( one ) => ( { id: row.id, one } ) ) );
		const unchecked = now().filter( ( { number, verdict } ) => number.trim() && ! verdict ).length;
		if ( ! wanted.length ) {
			setStatusMessage(
				unchecked ? stillThere( unchecked ) : __( 'No parts are selected, so nothing was added.', 'coleman' )
			);
			void check();
			return;
		}
		setAdding( true );
		const refused = await addRows( wanted.map( ( { one } ) => one ) );
		setAdding( false );
		if ( refused ) {
			apply( {
				type: 'REFUSE',
				faults: faultsOf( wanted, refused ),
			} );
			return;
		}
		const ids = new Set( wanted.map( ( { id } ) => id ) );
		goOnAt.current = 0;
		apply( { type: 'TAKE_OUT', ids } );
		setStatusMessage( <Added count={ ids.size } unchecked={ unchecked } cartUrl={ cartUrl } /> );
	};

	const handlers: Handlers = {
		onType: ( { id }, field, text ) => apply( { type: 'TYPE', id, field, text } ),
		onPick: ( { id }, pick ) => apply( { type: 'PICK', id, pick } ),
		onLeave: () => void check(),
		onPasteRow: ( event, { id } ) => {
			const text = event.clipboardData.getData( 'text' );
			// One number is pasted as it is; several, or one with its quantity, are a list.
			if ( /[\t\r\n]/.test( text.trim() ) ) {
				event.preventDefault();
				take( text, id );
			}
		},
		onPasteList: ( event ) => {
			if ( takeList( event.clipboardData.getData( 'text' ) ) ) {
				event.preventDefault();
				event.currentTarget.value = '';
			}
		},
		onFile: async ( { currentTarget: field } ) => {
			const file = field.files?.[ 0 ];
			if ( file && file.size > MAX_BYTES ) {
				notify( __( 'This file is too large. Use a smaller parts list.', 'coleman' ), 'error' );
			} else if ( file ) {
				takeList( await file.text() );
			}
			field.value = '';
		},
		onKey: ( event ) => {
			if ( moveOn( event ) ) {
				void check();
			}
		},
		onSubmit: ( event ) => {
			event.preventDefault();
			const lines = event.currentTarget.elements.namedItem( 'lines' ) as HTMLTextAreaElement;
			if ( lines.value.trim() && takeList( lines.value ) ) {
				lines.value = '';
			} else if (
				( event.nativeEvent as SubmitEvent ).submitter?.getAttribute( 'value' ) === 'quick_order_add'
			) {
				void add();
			} else {
				void check();
			}
		},
		onClear: () => {
			goOnAt.current = 0;
			apply( { type: 'TAKE_OUT', ids: new Set( now().map( ( { id } ) => id ) ) } );
			setStatusMessage( '' );
		},
	};

	return (
		<QuickOrderView
			heading={ heading }
			rows={ rows }
			formRef={ form }
			handlers={ isMounted ? handlers : undefined }
			isChecking={ ( row ) => asking.has( keyOf( row ) ) && ! row.verdict }
			isAdding={ isAdding }
			statusMessage={ statusMessage }
		/>
	);
}

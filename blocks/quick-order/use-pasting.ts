import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { noticesStore } from '@/stores/notices';
import { MAX_ROWS, readPastedPartList } from './pasted-part-list';
import type { PastedRow } from './pasted-part-list';
import type { Handlers } from './quick-order-view';

/** A file of more than this is no list of 200 parts. */
const MAX_BYTES = 1_000_000;

type Options = {
	/** Puts rows into the sheet, and gives how many found no room. */
	fill: ( rows: PastedRow[], at: number | null ) => number;
	/** When rows have been put in. */
	onFill: () => void;
	/** Tells the customer how it went. */
	say: ( text: string ) => void;
};

/** Takes lists of numbers: pasted into a row, pasted as a text, or from a file. */
export function usePasting( { fill, onFill, say }: Options ) {
	const { notify } = useDispatch( noticesStore );

	/** Puts a list into rows, and says how many found no room. */
	const take = ( text: string, at: number | null = null ) => {
		const found = readPastedPartList( text );
		const left = fill( found, at );
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
		onFill();
		return found.length;
	};

	const takeList = ( text: string ) => {
		const isList = take( text ) > 0;
		if ( ! isList ) {
			say( __( 'We found no part numbers.', 'coleman' ) );
		}
		return isList;
	};

	const onPasteRow: Handlers[ 'onPasteRow' ] = ( event, { id } ) => {
		const text = event.clipboardData.getData( 'text' );
		// One number is pasted as it is; several, or one with its quantity, are a list.
		if ( /[\t\r\n]/.test( text.trim() ) ) {
			event.preventDefault();
			take( text, id );
		}
	};

	const onPasteList: Handlers[ 'onPasteList' ] = ( event ) => {
		if ( takeList( event.clipboardData.getData( 'text' ) ) ) {
			event.preventDefault();
			event.currentTarget.value = '';
		}
	};

	const onFile = async ( { currentTarget: field }: Parameters< Handlers[ 'onFile' ] >[ 0 ] ) => {
		const file = field.files?.[ 0 ];
		if ( file && file.size > MAX_BYTES ) {
			notify( __( 'This file is too large. Use a smaller parts list.', 'coleman' ), 'error' );
		} else if ( file ) {
			takeList( await file.text() );
		}
		field.value = '';
	};

	return { takeList, onPasteRow, onPasteList, onFile };
}

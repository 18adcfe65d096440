import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { onEnter } from '@/desk/enter';
import { type Countable, type Counted, countedBy } from './scan';

type Props = {
	lines: Countable[];
	/** What stands in the fields, by line. */
	pieces: Record< number, string >;
	onCount: ( pieces: Record< number, string > ) => void;
};

function wordsOf( code: string, counted: Counted, pieces: number ): string {
	if ( counted.kind === 'unknown' ) {
		/* translators: %s: what was scanned */
		return sprintf( __( '%s is none of these parts.', 'coleman' ), code );
	}
	const { number, most } = counted.of;
	return counted.kind === 'full'
		? /* translators: 1: number of pieces, 2: part number */
			sprintf( __( 'All %1$d of %2$s are counted already.', 'coleman' ), most, number )
		: /* translators: 1: part number, 2: number of pieces, 3: number of pieces in all */
			sprintf( __( '%1$s: %2$d of %3$d', 'coleman' ), number, pieces, most );
}

/**
 * Counts pieces by scanning each. What was suggested does not count: the first scan begins at 0. The cursor stays, and
 * the field is free for the next code at once.
 *
 * @param props
 * @param props.lines
 * @param props.pieces
 * @param props.onCount
 */
export function ScanField( { lines, pieces, onCount }: Props ) {
	const [ code, setCode ] = useState( '' );
	const [ hasBegun, setHasBegun ] = useState( false );
	const [ said, setSaid ] = useState< { text: string; isFault: boolean } | null >( null );

	const take = () => {
		const scanned = code.trim();
		if ( scanned === '' ) {
			return;
		}
		setCode( '' );
		const before: Record< number, number > = Object.fromEntries(
			lines.map( ( { line } ) => [ line, hasBegun ? Number( pieces[ line ] ) || 0 : 0 ] )
		);
		const counted = countedBy( scanned, lines, before );
		if ( counted.kind !== 'counted' ) {
			setSaid( { text: wordsOf( scanned, counted, 0 ), isFault: true } );
			return;
		}
		const after = { ...before, [ counted.of.line ]: ( before[ counted.of.line ] ?? 0 ) + 1 };
		setHasBegun( true );
		setSaid( { text: wordsOf( scanned, counted, after[ counted.of.line ] ?? 0 ), isFault: false } );
		onCount(
			Object.fromEntries( Object.entries( after ).map( ( [ line, count ] ) => [ line, String( count ) ] ) )
		);
	};

	return (
		<div className="coleman-orders__scan">
			<TextControl
				label={ __( 'Scan parts to count them', 'coleman' ) }
				value={ code }
				onChange={ setCode }
				onKeyDown={ onEnter( take ) }
				autoComplete="off"
				__next40pxDefaultSize
			/>
			<p role="status">
				{ said &&
					( said.isFault ? <strong className="coleman-desk__fault">{ said.text }</strong> : said.text ) }
			</p>
		</div>
	);
}

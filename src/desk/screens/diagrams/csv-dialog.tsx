import { Button, Modal, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type CsvRead, readRows, readSpots, writeRows, writeSpots } from './csv';
import type { Step } from './steps';
import type { Content } from './types';

type Kind = 'spots' | 'rows';

type Props = { kind: Kind; content: Content; step: ( step: Step ) => void; onClose: () => void };

/** Faults that are shown at once. */
const SHOWN = 50;

function save( name: string, text: string ): void {
	const url = URL.createObjectURL( new Blob( [ text ], { type: 'text/csv' } ) );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL( url );
}

/** Takes places or rows from a CSV file, all of them or none, and gives them as one. */
export function CsvDialog( { kind, content, step, onClose }: Props ) {
	const [ text, setText ] = useState( '' );
	const [ read, setRead ] = useState< CsvRead< unknown > | null >( null );
	const isSpots = kind === 'spots';
	const check = ( from: string ) => {
		setText( from );
		setRead( from.trim() === '' ? null : ( isSpots ? readSpots : readRows )( from ) );
	};
	const apply = () => {
		if ( isSpots ) {
			step( { type: 'spots', spots: readSpots( text ).rows } );
		} else {
			step( { type: 'rows', rows: readRows( text ).rows } );
		}
		onClose();
	};
	const isGood = read !== null && read.faults.length === 0;
	return (
		<Modal
			title={ isSpots ? __( 'Places as CSV', 'coleman' ) : __( 'Rows as CSV', 'coleman' ) }
			onRequestClose={ onClose }
			size="medium"
		>
			<div className="coleman-desk__form">
				<p>
					{ __( 'Columns:', 'coleman' ) }{ ' ' }
					<code>
						{ isSpots ? 'callout,x,y,w,h' : 'callout,part_number,quantity,note,serial_from,serial_to' }
					</code>
					.{ ' ' }
					{ isSpots
						? __( 'Values are from 0 to 1 of the drawing.', 'coleman' )
						: __( 'NSS as a part number: not sold separately.', 'coleman' ) }
				</p>
				<label className="coleman-diagrams__file" htmlFor="coleman-diagrams-csv">
					{ __( 'Choose a CSV file', 'coleman' ) }
					<input
						id="coleman-diagrams-csv"
						type="file"
						accept=".csv,.txt,text/csv"
						onChange={ ( event ) => {
							const [ file ] = event.target.files ?? [];
							void file?.text().then( check );
						} }
					/>
				</label>
				<TextareaControl
					label={ __( 'Or paste it here', 'coleman' ) }
					value={ text }
					rows={ 8 }
					onChange={ check }
					__nextHasNoMarginBottom
				/>
				{ read && (
					<div role="status">
						{ isGood ? (
							<p>
								{ sprintf(
									/* translators: %d: number of lines */
									_n( '%d line is right.', '%d lines are right.', read.rows.length, 'coleman' ),
									read.rows.length
								) }{ ' ' }
								{ __( 'They replace what is there. You can undo that.', 'coleman' ) }
							</p>
						) : (
							<>
								<p>{ __( 'Nothing is imported until every line is right:', 'coleman' ) }</p>
								<ul className="coleman-diagrams__faults">
									{ read.faults.slice( 0, SHOWN ).map( ( { line, says } ) => (
										<li key={ `${ line } ${ says }` }>
											{
												/* translators: 1: number of a line, 2: what is wrong with it */
												sprintf( __( 'Line %1$d, %2$s', 'coleman' ), line, says )
											}
										</li>
									) ) }
								</ul>
							</>
						) }
					</div>
				) }
				<div className="coleman-desk__buttons">
					<Button
						variant="tertiary"
						onClick={ () =>
							save( `${ kind }.csv`, isSpots ? writeSpots( content.spots ) : writeRows( content.rows ) )
						}
						__next40pxDefaultSize
					>
						{ __( 'Export CSV', 'coleman' ) }
					</Button>
					<Button
						variant="primary"
						disabled={ ! isGood }
						accessibleWhenDisabled
						onClick={ apply }
						__next40pxDefaultSize
					>
						{ __( 'Import', 'coleman' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}

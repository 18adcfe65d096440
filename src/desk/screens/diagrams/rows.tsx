import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { nextRow } from './numbers';
import type { Step } from './steps';
import { BLANK_ROW, type Content, type FoundPart, isSold, MAX_ROWS, NOT_SOLD, type Row } from './types';

type Props = {
	content: Content;
	step: ( step: Step ) => void;
	parts: Map< string, FoundPart >;
	/** Sentences by field, as the server names it: `rows.0.ref`. */
	faults: Record< string, string >;
	/** Shows where a number stands. */
	onFind: ( ref: string ) => void;
};

type Column = { name: keyof Row; label: string; most: number; className: string };

const columns = (): Column[] => [
	{ name: 'ref', label: __( 'Number', 'coleman' ), most: 12, className: 'is-short' },
	{ name: 'part_number', label: __( 'Part number', 'coleman' ), most: 60, className: 'is-part' },
	{ name: 'description', label: __( 'Description', 'coleman' ), most: 250, className: 'is-long' },
	{ name: 'quantity', label: __( 'Quantity', 'coleman' ), most: 12, className: 'is-short' },
	{ name: 'note', label: __( 'Note', 'coleman' ), most: 250, className: 'is-long' },
	{ name: 'serial_from', label: __( 'Serial from', 'coleman' ), most: 40, className: 'is-serial' },
	{ name: 'serial_to', label: __( 'Serial to', 'coleman' ), most: 40, className: 'is-serial' },
];

/** The rows of the list, as they are typed. */
export function Rows( { content, step, parts, faults, onFind }: Props ) {
	const body = useRef< HTMLTableSectionElement >( null );
	const { rows } = content;
	const shown = columns();
	const add = () => {
		step( { type: 'add-row', row: { ...BLANK_ROW, ref: nextRow( content ) } } );
		window.setTimeout( () =>
			body.current?.querySelector< HTMLInputElement >( 'tr:last-child .is-part input' )?.focus()
		);
	};
	return (
		<>
			<div
				className="coleman-diagrams__table"
				role="region"
				aria-label={ __( 'Rows', 'coleman' ) }
				tabIndex={ 0 }
			>
				<table>
					<thead>
						<tr>
							{ shown.map( ( { name, label } ) => (
								<th key={ name } scope="col">
									{ label }
								</th>
							) ) }
							<th scope="col">{ __( 'Not sold separately', 'coleman' ) }</th>
							<th scope="col">
								<span className="screen-reader-text">{ __( 'Actions', 'coleman' ) }</span>
							</th>
						</tr>
					</thead>
					<tbody ref={ body }>
						{ rows.map( ( row, index ) => (
							// A row has no name of its own, and is typed into: its place is its key.
							<tr key={ index }>
								{ shown.map( ( column ) => (
									<td key={ column.name } className={ column.className }>
										<Cell
											{ ...{ row, index, column, step } }
											fault={ faults[ `rows.${ index }.${ column.name }` ] }
										/>
										{ column.name === 'part_number' && (
											<Found
												row={ row }
												index={ index }
												part={ parts.get( row.part_number ) }
												step={ step }
											/>
										) }
									</td>
								) ) }
								<td className="is-check">
									<input
										type="checkbox"
										aria-label={
											/* translators: %d: number of a row */
											sprintf( __( 'Row %d: not sold separately', 'coleman' ), index + 1 )
										}
										checked={ ! isSold( row ) }
										onChange={ ( event ) =>
											step( {
												type: 'row',
												index,
												row: { part_number: event.target.checked ? NOT_SOLD : '' },
												name: 'sold',
											} )
										}
									/>
								</td>
								<td className="is-tools">
									<Tools
										{ ...{ row, index, step, onFind } }
										isLast={ index === rows.length - 1 }
										isPlaced={ content.spots.some( ( { ref } ) => ref === row.ref ) }
									/>
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<Button
				variant="secondary"
				onClick={ add }
				disabled={ rows.length >= MAX_ROWS }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Add row', 'coleman' ) }
			</Button>
		</>
	);
}

type CellProps = { row: Row; index: number; column: Column; step: ( step: Step ) => void; fault: string | undefined };

function Cell( { row, index, column: { name, label, most }, step, fault }: CellProps ) {
	const id = `coleman-diagrams-fault-${ index }-${ name }`;
	return (
		<>
			<input
				type="text"
				className="components-text-control__input is-next-40px-default-size"
				aria-label={
					/* translators: 1: number of a row, 2: name of a field */
					sprintf( __( 'Row %1$d: %2$s', 'coleman' ), index + 1, label )
				}
				aria-invalid={ fault !== undefined }
				aria-describedby={ fault === undefined ? undefined : id }
				inputMode={ name === 'quantity' ? 'numeric' : undefined }
				maxLength={ most }
				value={ row[ name ] }
				disabled={ name === 'part_number' && ! isSold( row ) }
				onChange={ ( event ) => step( { type: 'row', index, row: { [ name ]: event.target.value }, name } ) }
				onBlur={ () => step( { type: 'rest' } ) }
			/>
			{ fault !== undefined && (
				<small id={ id } className="coleman-desk__fault">
					{ fault }
				</small>
			) }
		</>
	);
}

type FoundProps = { row: Row; index: number; part: FoundPart | undefined; step: ( step: Step ) => void };

/** What a part number is; where several makers have it, which of them is meant. */
function Found( { row, index, part, step }: FoundProps ) {
	if ( row.part_number.trim() === '' || ! isSold( row ) || ! part ) {
		return null;
	}
	if ( part.makers.length > 1 ) {
		return (
			<select
				aria-label={
					/* translators: %d: number of a row */
					sprintf( __( 'Row %d: maker of the part', 'coleman' ), index + 1 )
				}
				value={ row.maker }
				onChange={ ( event ) =>
					step( { type: 'row', index, row: { maker: event.target.value }, name: 'maker' } )
				}
			>
				<option value="">{ part.part ? part.part.maker : __( 'Choose the maker', 'coleman' ) }</option>
				{ part.makers.map( ( maker ) => (
					<option key={ maker } value={ maker }>
						{ maker }
					</option>
				) ) }
			</select>
		);
	}
	return part.part ? (
		<small>
			{ part.part.number } · { part.part.description }
		</small>
	) : (
		<small className="coleman-desk__fault">{ __( 'Part not found.', 'coleman' ) }</small>
	);
}

type ToolsProps = {
	row: Row;
	index: number;
	isLast: boolean;
	isPlaced: boolean;
	step: ( step: Step ) => void;
	onFind: ( ref: string ) => void;
};

function Tools( { row, index, isLast, isPlaced, step, onFind }: ToolsProps ) {
	const place = index + 1;
	return (
		<>
			<Button
				size="small"
				variant="tertiary"
				disabled={ ! isPlaced }
				accessibleWhenDisabled
				aria-label={
					/* translators: %d: number of a row */
					sprintf( __( 'Row %d: show on the drawing', 'coleman' ), place )
				}
				onClick={ () => onFind( row.ref ) }
			>
				{ __( 'Show', 'coleman' ) }
			</Button>
			<Button
				size="small"
				variant="tertiary"
				disabled={ index === 0 }
				accessibleWhenDisabled
				aria-label={
					/* translators: %d: number of a row */
					sprintf( __( 'Row %d: move up', 'coleman' ), place )
				}
				onClick={ () => step( { type: 'move-row', index, by: -1 } ) }
			>
				↑
			</Button>
			<Button
				size="small"
				variant="tertiary"
				disabled={ isLast }
				accessibleWhenDisabled
				aria-label={
					/* translators: %d: number of a row */
					sprintf( __( 'Row %d: move down', 'coleman' ), place )
				}
				onClick={ () => step( { type: 'move-row', index, by: 1 } ) }
			>
				↓
			</Button>
			<Button
				size="small"
				variant="tertiary"
				isDestructive
				aria-label={
					/* translators: %d: number of a row */
					sprintf( __( 'Row %d: remove', 'coleman' ), place )
				}
				onClick={ () => step( { type: 'remove-row', index } ) }
			>
				×
			</Button>
		</>
	);
}

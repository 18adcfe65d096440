import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Setting } from '@/api/generated/schemas';
import { Help, SelectField, TextField } from '@/desk/fields';
import { RemoveRow, useRows } from '@/desk/rows';
import { cellFault, type Row, type Value } from './values';

type Props = {
	id: string;
	field: Setting;
	rows: Row[];
	faults: Record< string, string >;
	onChange: ( value: Value ) => void;
};

/** A table that is typed in: a row for each case, one more at the press of a button. */
export function RowsControl( { id, field, rows, faults, onChange }: Props ) {
	const { list, put, remove, add } = useRows< Row, HTMLTableElement >(
		rows,
		onChange,
		'tbody tr:last-child :is(select, input)'
	);
	const blank = Object.fromEntries( field.columns.map( ( { name } ) => [ name, '' ] ) );
	return (
		<div className="coleman-settings__rows" id={ id }>
			<table ref={ list } aria-describedby={ `${ id }-help` }>
				<caption>{ field.label }</caption>
				<thead>
					<tr>
						{ field.columns.map( ( column ) => (
							<th key={ column.name } scope="col">
								{ column.label }
							</th>
						) ) }
						<td />
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row, index ) => (
						<tr key={ index }>
							{ field.columns.map( ( column ) => (
								<td key={ column.name }>
									<Cell
										id={ `${ id }-${ index }-${ column.name }` }
										column={ column }
										row={ index + 1 }
										text={ row[ column.name ] ?? '' }
										fault={ cellFault( faults, field.name, index, column.name ) }
										onChange={ ( text ) => put( index, { [ column.name ]: text } ) }
									/>
								</td>
							) ) }
							<td>
								<RemoveRow
									/* translators: %d: number of a row */
									label={ sprintf( __( 'Remove row %d', 'coleman' ), index + 1 ) }
									onClick={ () => remove( index ) }
								/>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<Button variant="secondary" onClick={ () => add( blank ) } __next40pxDefaultSize>
				{ __( 'Add a row', 'coleman' ) }
			</Button>
			<p id={ `${ id }-help` } className="coleman-settings__help">
				<Help fault={ faults[ field.name ] } help={ field.help } />
			</p>
		</div>
	);
}

type CellProps = {
	id: string;
	column: Setting[ 'columns' ][ number ];
	/** Counted from 1. */
	row: number;
	text: string;
	fault: string | undefined;
	onChange: ( text: string ) => void;
};

function Cell( { id, column, row, text, fault, onChange }: CellProps ) {
	const common = {
		id,
		/* translators: 1: name of a column, 2: number of a row */
		label: sprintf( __( '%1$s, row %2$d', 'coleman' ), column.label, row ),
		hideLabelFromVision: true,
		fault,
		value: text,
		onChange,
	};
	return column.choices.length > 0 ? (
		<SelectField { ...common } options={ [ { value: '', label: '' }, ...column.choices ] } />
	) : (
		<TextField { ...common } autoComplete="off" />
	);
}

import { __, sprintf } from '@wordpress/i18n';
import type { ClipboardEvent, FocusEvent } from 'react';
import type { OrderRow as Row, Verdict } from './quick-order-props';
import { VerdictCell } from './verdict-cell';

type OrderRowProps = {
	row: Row;
	verdict: Verdict | null;
	index: number;
	isChecking?: boolean;
	onType?: ( ( field: 'number' | 'quantity' | 'description', text: string ) => void ) | undefined;
	onPick?: ( ( pick: string ) => void ) | undefined;
	/** When the focus goes elsewhere, not from one field of the row to the next. */
	onLeave?: ( () => void ) | undefined;
	onPaste?: ( ( event: ClipboardEvent< HTMLInputElement > ) => void ) | undefined;
};

/** One row of the sheet: what is typed, and what the server says of it. */
export function OrderRow( { row, verdict, index, isChecking, onType, onPick, onLeave, onPaste }: OrderRowProps ) {
	const leave = ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if ( ! currentTarget.contains( relatedTarget ) ) {
			onLeave?.();
		}
	};

	return (
		<li className={ `coleman-quick-order__row${ verdict ? ' is-checked' : '' }` } onBlur={ onLeave && leave }>
			<span className="coleman-quick-order__index" aria-hidden="true">
				{ `${ index + 1 }` }
			</span>
			<input
				className="coleman-quick-order__input"
				type="text"
				name={ `number_${ index }` }
				aria-label={
					/* translators: %d: number of a row. */
					sprintf( __( 'Part number, row %d', 'coleman' ), index + 1 )
				}
				maxLength={ 60 }
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={ false }
				defaultValue={ row.number }
				onChange={ onType && ( ( { currentTarget } ) => onType( 'number', currentTarget.value ) ) }
				onPaste={ onPaste }
			/>
			<input
				className="coleman-quick-order__input"
				type="text"
				name={ `quantity_${ index }` }
				aria-label={
					/* translators: %d: number of a row. */
					sprintf( __( 'Quantity, row %d', 'coleman' ), index + 1 )
				}
				inputMode="numeric"
				maxLength={ 4 }
				autoComplete="off"
				placeholder="1"
				defaultValue={ row.quantity }
				onChange={ onType && ( ( { currentTarget } ) => onType( 'quantity', currentTarget.value ) ) }
			/>
			{ row.fault && (
				<p className="coleman-quick-order__fault" role="alert">
					{ row.fault }
				</p>
			) }
			{ isChecking && <p className="coleman-quick-order__checking">{ __( 'Looking it up…', 'coleman' ) }</p> }
			{ verdict && (
				<VerdictCell
					// What is ticked at first belongs to what the server said.
					key={ `${ verdict.number } ${ verdict.quantity }` }
					row={ row }
					verdict={ verdict }
					index={ index }
					onPick={ onPick }
					onDescribe={ onType && ( ( text ) => onType( 'description', text ) ) }
				/>
			) }
		</li>
	);
}

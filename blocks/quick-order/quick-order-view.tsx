import { __, _n, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, ClipboardEvent, FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { formatCents } from '@/rules/money';
import { Button } from '@/ui/button/button';
import { OrderRow } from './order-row';
import { MIN_ROWS, SPARE_ROWS } from './quick-order-props';
import type { OrderRow as Row, QuickOrderProps } from './quick-order-props';
import { MAX_ROWS } from './pasted-part-list';

/** A row with what keeps its fields the same while others come and go. */
export type LiveRow = Row & { id: number };

/** What a sheet at work answers to; without it the form posts to its page. */
export type Handlers = {
	onType: ( row: LiveRow, field: 'number' | 'quantity' | 'description', text: string ) => void;
	onPick: ( row: LiveRow, pick: string ) => void;
	onLeave: () => void;
	onPasteRow: ( event: ClipboardEvent< HTMLInputElement >, row: LiveRow ) => void;
	onPasteList: ( event: ClipboardEvent< HTMLTextAreaElement > ) => void;
	onFile: ( event: ChangeEvent< HTMLInputElement > ) => void;
	onKey: ( event: KeyboardEvent< HTMLElement > ) => void;
	onSubmit: ( event: FormEvent< HTMLFormElement > ) => void;
	onClear: () => void;
};

type ViewProps = {
	level: QuickOrderProps[ 'level' ];
	heading: string;
	rows: LiveRow[];
	formRef?: RefObject< HTMLFormElement >;
	handlers?: Handlers | undefined;
	isChecking?: ( row: LiveRow ) => boolean;
	isAdding?: boolean;
	/** What was just done. */
	statusMessage?: ReactNode;
};

export const isFilled = ( { number, quantity }: Pick< Row, 'number' | 'quantity' > ) =>
	Boolean( number.trim() || quantity.trim() );

/**
 * Adds the empty rows that belong below the filled ones.
 *
 * @param rows
 * @param next An id that no row has had yet: an old one would give its fields back what had been typed into them.
 */
export function padded( rows: LiveRow[], next: number ): LiveRow[] {
	const filled = rows.findLastIndex( isFilled ) + 1;
	const count = Math.min( MAX_ROWS, Math.max( MIN_ROWS, filled + SPARE_ROWS ) );
	const blank = { number: '', quantity: '', description: '', pick: '', fault: '', verdict: null };
	const missing = Math.max( 0, count - rows.length );
	return [ ...rows, ...Array.from( { length: missing }, ( _, index ) => ( { ...blank, id: next + index } ) ) ];
}

/** The rows as PHP printed them. */
export const printedRows = ( rows: Row[] ) =>
	padded(
		rows.map( ( row, id ) => ( { ...row, id } ) ),
		rows.length
	);

/** The ticked choices of all rows, and what they cost. */
function sum( rows: LiveRow[] ) {
	const ticked = rows.filter( ( { pick } ) => pick );
	const pieces = ticked.flatMap(
		( { pick, verdict } ) => verdict?.choices.find( ( { key } ) => key === pick )?.pieces ?? [ null ]
	);
	return {
		count: ticked.length,
		cents: pieces.reduce( ( cents, piece ) => cents + ( piece?.price_cents ?? 0 ) * ( piece?.quantity ?? 0 ), 0 ),
		isUnknown: pieces.some( ( piece ) => ! piece || piece.price_cents === null ),
	};
}

function Paste( { handlers }: { handlers: Handlers | undefined } ) {
	return (
		<details className="coleman-quick-order__paste">
			<summary>{ __( 'Paste a list or choose a file', 'coleman' ) }</summary>
			<label className="coleman-quick-order__label" htmlFor="quick-order-lines">
				{ __(
					'One part per line: number and quantity in any order, spreadsheet columns, or 3x before the number',
					'coleman'
				) }
			</label>
			<textarea
				id="quick-order-lines"
				className="coleman-quick-order__input"
				name="lines"
				rows={ 5 }
				autoComplete="off"
				spellCheck={ false }
				onPaste={ handlers?.onPasteList }
			/>
			{ handlers && (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- the field is inside
				<label className="coleman-quick-order__file">
					<span>{ __( 'Or choose a CSV or text file', 'coleman' ) }</span>
					<input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={ handlers.onFile } />
				</label>
			) }
		</details>
	);
}

function Summary( {
	rows,
	handlers,
	isAdding,
	statusMessage,
}: Pick< ViewProps, 'rows' | 'handlers' | 'isAdding' | 'statusMessage' > ) {
	const { count, cents, isUnknown } = sum( rows );
	const isChecked = rows.some( ( { verdict } ) => verdict );

	return (
		<section className="coleman-quick-order__summary" aria-labelledby="quick-order-summary">
			<h2 id="quick-order-summary" className="coleman-quick-order__strip">
				{ __( 'Selected', 'coleman' ) }
			</h2>
			<p className="coleman-quick-order__sum">{ formatCents( cents ) }</p>
			<p className="coleman-quick-order__count">
				{
					/* translators: %d: number of rows. */
					sprintf( _n( '%d row', '%d rows', count, 'coleman' ), count )
				}
			</p>
			{ isUnknown && (
				<p className="coleman-quick-order__count">
					{ __( 'The total doesn’t include parts without a price.', 'coleman' ) }
				</p>
			) }
			<div className="coleman-quick-order__buttons">
				<button
					type="submit"
					name="coleman_action"
					value="quick_order_check"
					className={ `coleman-button ${ isChecked ? 'is-quiet' : 'is-primary wp-element-button' }` }
				>
					{ __( 'Check part numbers', 'coleman' ) }
				</button>
				{ isChecked && (
					<button
						type="submit"
						name="coleman_action"
						value="quick_order_add"
						className={ `coleman-button is-primary wp-element-button${ isAdding ? ' is-pending' : '' }` }
						aria-busy={ isAdding || undefined }
					>
						{ __( 'Add selected parts to cart', 'coleman' ) }
					</button>
				) }
				{ handlers && isChecked && (
					<Button
						type="button"
						variant="quiet"
						label={ __( 'Start over', 'coleman' ) }
						onClick={ handlers.onClear }
					/>
				) }
			</div>
			<div className="coleman-quick-order__told" role="status">
				{ statusMessage }
			</div>
		</section>
	);
}

/** How the sheet looks. */
export function QuickOrderView( {
	level: Title,
	heading,
	rows,
	formRef,
	handlers,
	isChecking,
	isAdding,
	statusMessage,
}: ViewProps ) {
	return (
		<div className="coleman-quick-order__body">
			<Title className="coleman-quick-order__title">{ heading }</Title>
			<p className="coleman-quick-order__intro">
				{ __(
					'Know your part numbers? Enter one per row. We check each one before anything goes into your cart.',
					'coleman'
				) }
			</p>
			<form className="coleman-quick-order__form" method="post" ref={ formRef } onSubmit={ handlers?.onSubmit }>
				<div className="coleman-quick-order__sheet">
					<Paste handlers={ handlers } />
					<p className="coleman-quick-order__heads" aria-hidden="true">
						<span>{ __( 'Part number', 'coleman' ) }</span>
						<span>{ __( 'Quantity', 'coleman' ) }</span>
					</p>
					{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside */ }
					<ol className="coleman-quick-order__rows" onKeyDown={ handlers?.onKey }>
						{ rows.map( ( row, index ) => (
							<OrderRow
								key={ row.id }
								row={ row }
								verdict={ row.verdict }
								index={ index }
								isChecking={ isChecking?.( row ) ?? false }
								onType={ handlers && ( ( field, text ) => handlers.onType( row, field, text ) ) }
								onPick={ handlers && ( ( pick ) => handlers.onPick( row, pick ) ) }
								onLeave={ handlers?.onLeave }
								onPaste={ handlers && ( ( event ) => handlers.onPasteRow( event, row ) ) }
							/>
						) ) }
					</ol>
				</div>
				<Summary
					rows={ rows }
					handlers={ handlers }
					isAdding={ isAdding ?? false }
					statusMessage={ statusMessage }
				/>
			</form>
		</div>
	);
}

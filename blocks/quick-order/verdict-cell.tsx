import { __, sprintf } from '@wordpress/i18n';
import { formatCents } from '@/rules/money';
import { LOOK_UP } from './quick-order-props';
import type { Choice, OrderRow, Piece, Verdict } from './quick-order-props';

type VerdictCellProps = {
	row: OrderRow;
	verdict: Verdict;
	index: number;
	onPick?: ( ( pick: string ) => void ) | undefined;
	onDescribe?: ( ( description: string ) => void ) | undefined;
};

const terms = ( { quantity, price_cents: price }: Piece ) =>
	price === null
		? /* translators: %d: quantity. */ sprintf( __( '%d, price on request', 'coleman' ), quantity )
		: /* translators: 1: quantity, 2: price for one. */
			sprintf( __( '%1$d at %2$s', 'coleman' ), quantity, formatCents( price ) );

function PieceText( { piece }: { piece: Piece } ) {
	return (
		<span className="coleman-quick-order__piece">
			<span className="coleman-quick-order__number">{ piece.PartNumber }</span>
			<span className="coleman-quick-order__what">
				{ piece.VendorName ? `${ piece.Description }\u00a0· ${ piece.VendorName }` : piece.Description }
			</span>
			<span className="coleman-quick-order__terms">{ terms( piece ) }</span>
			<span className={ `coleman-quick-order__availability${ piece.in_stock ? ' is-in-stock' : '' }` }>
				{ piece.availability_text }
			</span>
			{ piece.remarks.map( ( remark ) => (
				<span key={ remark } className="coleman-quick-order__remark">
					{ remark }
				</span>
			) ) }
		</span>
	);
}

type TickProps = Omit< VerdictCellProps, 'verdict' > & { type: 'checkbox' | 'radio'; value: string; choice?: Choice };

function Tick( { row, index, type, value, choice, onPick }: TickProps ) {
	let words = <span>{ __( 'None of these', 'coleman' ) }</span>;
	if ( choice ) {
		words = (
			<span className="coleman-quick-order__pieces">
				{ choice.pieces.map( ( piece ) => (
					<PieceText key={ piece.PartId } piece={ piece } />
				) ) }
			</span>
		);
	} else if ( value ) {
		words = <span>{ __( 'Request as special order', 'coleman' ) }</span>;
	}
	return (
		// eslint-disable-next-line jsx-a11y/label-has-associated-control -- the box is inside
		<label className="coleman-quick-order__choice">
			<input
				type={ type }
				name={ `pick_${ index }` }
				value={ value }
				defaultChecked={ row.pick === value }
				onChange={ onPick && ( ( { currentTarget: box } ) => onPick( box.checked ? value : '' ) ) }
			/>
			{ words }
		</label>
	);
}

/** What a number is, and what can be had for it: nothing goes into the cart that is not ticked here. */
export function VerdictCell( { row, verdict, index, onPick, onDescribe }: VerdictCellProps ) {
	const { choices, message } = verdict;
	const tick = { row, index, onPick };

	return (
		<div className={ `coleman-quick-order__verdict is-${ verdict.verdict.replace( '_', '-' ) }` }>
			{ message && <p className="coleman-quick-order__message">{ message }</p> }
			{ choices.length === 1 && (
				<Tick { ...tick } type="checkbox" value={ choices[ 0 ]!.key } choice={ choices[ 0 ]! } />
			) }
			{ choices.length > 1 && (
				<fieldset className="coleman-quick-order__choices">
					<legend className="screen-reader-text">
						{
							/* translators: %s: a part number. */
							sprintf( __( 'What to order for %s', 'coleman' ), verdict.number )
						}
					</legend>
					{ choices.map( ( choice ) => (
						<Tick key={ choice.key } { ...tick } type="radio" value={ choice.key } choice={ choice } />
					) ) }
					<Tick { ...tick } type="radio" value="" />
				</fieldset>
			) }
			{ verdict.verdict === 'not_found' && (
				<>
					<Tick { ...tick } type="checkbox" value={ LOOK_UP } />
					{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the field is inside */ }
					<label className="coleman-quick-order__naming">
						<span>{ __( 'What is it, and for which machine?', 'coleman' ) }</span>
						<input
							type="text"
							name={ `description_${ index }` }
							maxLength={ 250 }
							autoComplete="off"
							defaultValue={ row.description }
							onChange={ onDescribe && ( ( { currentTarget } ) => onDescribe( currentTarget.value ) ) }
						/>
					</label>
				</>
			) }
		</div>
	);
}

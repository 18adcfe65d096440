import { __, sprintf } from '@wordpress/i18n';
import { Field } from '@/forms/field/field';
import { Button } from '@/ui/button/button';
import { StateWord } from '@/ui/state-word/state-word';
import type { OrderProps } from './order-props';

type Returns = NonNullable< OrderProps[ 'returns' ] >;

type Props = { returns: Returns; form: OrderProps[ 'form' ] };

function Asked( { list }: Pick< Returns, 'list' > ) {
	return (
		<ul className="coleman-order__parcels">
			{ list.map( ( { number, state, tone, parts, text, asked, slip } ) => (
				<li key={ number } className="coleman-order__parcel">
					<StateWord state={ state } tone={ tone } />
					<span>{ parts }</span>
					{ text && <span>{ text }</span> }
					{ slip && (
						<a className="coleman-order__link" href={ slip }>
							{
								/* translators: %s: number of a return. */
								sprintf( __( 'Print return slip %s', 'coleman' ), number )
							}
						</a>
					) }
					<span className="coleman-order__at">
						{
							/* translators: 1: number of a return, 2: date. */
							sprintf( __( '%1$s, requested %2$s', 'coleman' ), number, asked )
						}
					</span>
				</li>
			) ) }
		</ul>
	);
}

function Line( { line, reasons }: Pick< Returns, 'reasons' > & { line: Returns[ 'lines' ][ number ] } ) {
	return (
		<fieldset className="coleman-order__return-line">
			<legend className="coleman-order__return-part">
				<span className="coleman-order__number">{ line.number }</span> <span>{ line.description }</span>
			</legend>
			<Field
				id={ `order-return-quantity-${ line.id }` }
				name={ `quantity_${ line.id }` }
				label={ __( 'Pieces to return', 'coleman' ) }
				type="text"
				requirement="depends"
				value={ line.quantity }
				hint={
					/* translators: 1: number of pieces, 2: date. */
					sprintf( __( 'Up to %1$d, until %2$s', 'coleman' ), line.most, line.until )
				}
				error={ line.quantityError }
				inputMode="numeric"
				maxLength={ 7 }
				width="short"
			/>
			<Field
				id={ `order-return-reason-${ line.id }` }
				name={ `reason_${ line.id }` }
				label={ __( 'Why are you returning it?', 'coleman' ) }
				type="select"
				requirement="depends"
				value={ line.reason }
				placeholder={ __( 'Choose a reason', 'coleman' ) }
				options={ reasons }
				error={ line.reasonError }
			/>
		</fieldset>
	);
}

function Form( { returns, form }: Props ) {
	const { lines, reasons, key, note, noteError, fault } = returns;
	return (
		<details className="coleman-order__returning" open={ fault !== '' }>
			<summary className="coleman-order__summary">{ __( 'Return parts', 'coleman' ) }</summary>
			<form className="coleman-order__return-form" method="post">
				<p>
					{ __(
						'Enter how many pieces you want to send or bring back. The parts desk answers by email. Please wait for the answer before you send anything.',
						'coleman'
					) }
				</p>
				{ fault !== '' && (
					<p className="coleman-order__fault" role="alert">
						{ fault }
					</p>
				) }
				<input type="hidden" name="coleman_action" value="order_return" />
				<input type="hidden" name="id" value={ form.id } />
				<input type="hidden" name="key" value={ form.key } />
				<input type="hidden" name="email" value={ form.email } />
				<input type="hidden" name="idempotency_key" value={ key } />
				{ lines.map( ( line ) => (
					<Line key={ line.id } line={ line } reasons={ reasons } />
				) ) }
				<Field
					id="order-return-note"
					name="note"
					label={ __( 'Tell us more', 'coleman' ) }
					type="textarea"
					requirement="optional"
					value={ note }
					error={ noteError }
					maxLength={ 1000 }
				/>
				<Button type="submit" variant="quiet" label={ __( 'Request return', 'coleman' ) } />
			</form>
		</details>
	);
}

/** What of an order can come back until when, and what became of the returns that were asked for. */
export function OrderReturns( { returns, form }: Props ) {
	return (
		<section className="coleman-order__section" aria-labelledby="order-returns">
			<h2 id="order-returns" className="coleman-order__heading">
				{ __( 'Returns', 'coleman' ) }
			</h2>
			{ returns.list.length > 0 && <Asked list={ returns.list } /> }
			{ returns.sentence && <p>{ returns.sentence }</p> }
			{ returns.lines.length > 0 && <Form returns={ returns } form={ form } /> }
		</section>
	);
}

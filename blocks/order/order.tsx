import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Field } from '@/forms/field/field';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { grouped } from '@/rules/grouped';
import { telephoneUrl } from '@/rules/telephone';
import { BranchHours } from '@/ui/branch-hours/branch-hours';
import { Button } from '@/ui/button/button';
import { Picture } from '@/ui/picture/picture';
import { StateWord } from '@/ui/state-word/state-word';
import { OrderReturns } from './order-returns';
import type { OrderProps } from './order-props';

export { orderProps } from './order-props';
export type { OrderProps } from './order-props';

type Of< Name extends keyof OrderProps > = Pick< OrderProps, Name >;

function Action( {
	action,
	label,
	form,
	variant = 'quiet',
	totalCents,
}: Of< 'form' > & { action: string; label: string; variant?: 'primary' | 'quiet'; totalCents?: number } ) {
	return (
		<form className="coleman-order__form" method="post">
			<input type="hidden" name="coleman_action" value={ action } />
			<input type="hidden" name="id" value={ form.id } />
			<input type="hidden" name="key" value={ form.key } />
			<input type="hidden" name="email" value={ form.email } />
			{ totalCents !== undefined && <input type="hidden" name="expected_total_cents" value={ totalCents } /> }
			<Button type="submit" variant={ variant } label={ label } />
		</form>
	);
}

/** What cannot be taken back is asked first, without a script. */
function Asked( { label, question, children }: { label: string; question: string; children: ReactNode } ) {
	return (
		<details className="coleman-order__ask">
			<summary className="coleman-order__summary">{ label }</summary>
			<div className="coleman-order__question">
				<p>{ question }</p>
				{ children }
			</div>
		</details>
	);
}

/** What the customer has to say about the order, to the parts desk. */
function Message( { message, form }: Of< 'message' | 'form' > ) {
	return (
		<details className="coleman-order__ask" open={ message.error !== '' }>
			<summary className="coleman-order__summary">{ __( 'Write to the parts desk', 'coleman' ) }</summary>
			<form className="coleman-order__question" method="post">
				<input type="hidden" name="coleman_action" value="order_message" />
				<input type="hidden" name="id" value={ form.id } />
				<input type="hidden" name="key" value={ form.key } />
				<input type="hidden" name="email" value={ form.email } />
				<Field
					id="order-message"
					name="text"
					label={ __( 'Your message', 'coleman' ) }
					type="textarea"
					value={ message.text }
					error={ message.error }
					maxLength={ 1000 }
					rows={ 4 }
				/>
				<Button type="submit" variant="quiet" label={ __( 'Send message', 'coleman' ) } />
			</form>
		</details>
	);
}

function Actions( props: OrderProps ) {
	const { mode, number, form, totalCents, canAccept, canCancel, canPay, urls } = props;
	if ( mode === 'slip' ) {
		return (
			<div className="coleman-order__actions">
				<button type="button" className="coleman-order__print wp-element-button" data-print="" hidden>
					{ __( 'Print', 'coleman' ) }
				</button>
				<a className="coleman-order__link" href={ urls.order }>
					{ __( 'Back to the order', 'coleman' ) }
				</a>
			</div>
		);
	}
	return (
		<div className="coleman-order__actions">
			{ canAccept && (
				<Action
					form={ form }
					action="quote_accept"
					label={ __( 'Accept quote', 'coleman' ) }
					variant="primary"
					totalCents={ totalCents }
				/>
			) }
			{ canPay && (
				<Action form={ form } action="order_pay" label={ __( 'Pay by card', 'coleman' ) } variant="primary" />
			) }
			{ mode === 'summary' && (
				<Action form={ form } action="order_again" label={ __( 'Order again', 'coleman' ) } />
			) }
			{ mode === 'summary' && (
				<a className="coleman-order__link" href={ urls.slip }>
					{ __( 'Print view', 'coleman' ) }
				</a>
			) }
			{ mode === 'summary' && urls.invoice !== '' && (
				<a className="coleman-order__link" href={ urls.invoice }>
					{ __( 'Print invoice', 'coleman' ) }
				</a>
			) }
			{ mode === 'summary' && urls.list !== '' && (
				<a className="coleman-order__link" href={ urls.list }>
					{ __( 'Save as a list', 'coleman' ) }
				</a>
			) }
			{ mode === 'quote' && (
				<a className="coleman-order__link" href={ urls.order }>
					{ __( 'See the whole order', 'coleman' ) }
				</a>
			) }
			{ canAccept && (
				<Asked
					label={ __( 'Decline quote', 'coleman' ) }
					question={
						/* translators: %s: order number. */
						sprintf( __( 'Decline the quote and cancel order %s?', 'coleman' ), number )
					}
				>
					<Action form={ form } action="quote_decline" label={ __( 'Yes, decline it', 'coleman' ) } />
				</Asked>
			) }
			{ canCancel && (
				<Asked
					label={ __( 'Cancel this order', 'coleman' ) }
					question={
						/* translators: %s: order number. */
						sprintf( __( 'Cancel order %s? This can’t be undone.', 'coleman' ), number )
					}
				>
					<Action form={ form } action="order_cancel" label={ __( 'Yes, cancel it', 'coleman' ) } />
				</Asked>
			) }
			{ mode === 'summary' && <Message message={ props.message } form={ form } /> }
		</div>
	);
}

/** What the parts desk would change, which costs more: nothing of it is done before the customer accepts. */
function Change( {
	change,
	number,
	form,
}: Of< 'form' | 'number' > & { change: NonNullable< OrderProps[ 'change' ] > } ) {
	return (
		<section className="coleman-order__change" aria-labelledby="order-change">
			<h2 id="order-change" className="coleman-order__heading">
				{ __( 'Do you agree to this change?', 'coleman' ) }
			</h2>
			<ul className="coleman-order__changes">
				{ change.changes.map( ( text, index ) => (
					<li key={ index }>{ text }</li>
				) ) }
			</ul>
			<p>{ change.sentence }</p>
			<div className="coleman-order__actions">
				<Action
					form={ form }
					action="quote_accept"
					label={
						/* translators: %s: amount of money. */
						sprintf( __( 'Accept for %s', 'coleman' ), change.total )
					}
					variant="primary"
					totalCents={ change.totalCents }
				/>
				<Asked
					label={ __( 'Decline the change', 'coleman' ) }
					question={
						/* translators: %s: order number. */
						sprintf( __( 'Decline the change? Order %s stays as it is.', 'coleman' ), number )
					}
				>
					<Action form={ form } action="quote_decline" label={ __( 'Yes, decline it', 'coleman' ) } />
				</Asked>
			</div>
		</section>
	);
}

/** A guest keeps the order in an account of their own: what else it needs, the order knows. */
function Account( { account, form }: Of< 'form' > & { account: NonNullable< OrderProps[ 'account' ] > } ) {
	return (
		<section className="coleman-order__account" aria-labelledby="order-account">
			<h2 id="order-account" className="coleman-order__heading">
				{ __( 'Keep this order in an account', 'coleman' ) }
			</h2>
			<p>
				{ __(
					'Choose a password. You’ll find this order again, order the same parts again and check out faster.',
					'coleman'
				) }
			</p>
			{ account.fault !== '' && (
				<p className="coleman-order__fault" role="alert">
					{ account.fault }
				</p>
			) }
			<form className="coleman-order__account-form" method="post">
				<input type="hidden" name="coleman_action" value="order_account" />
				<input type="hidden" name="id" value={ form.id } />
				<input type="hidden" name="key" value={ form.key } />
				<input type="hidden" name="email" value={ form.email } />
				{ account.needsLastName && (
					<Field
						id="order-account-last-name"
						name="last_name"
						label={ __( 'Last Name', 'coleman' ) }
						type="text"
						value={ account.lastName }
						error={ account.errors.lastName }
						autocomplete="family-name"
						maxLength={ 60 }
					/>
				) }
				<Field
					id="order-account-password"
					name="password"
					label={ __( 'Password', 'coleman' ) }
					type="password"
					hint={ __( 'Use at least 8 characters. A few words are easy to remember.', 'coleman' ) }
					error={ account.errors.password }
					autocomplete="new-password"
				/>
				<GuestFields id="order-account" />
				<p>
					{ sprintf(
						/* translators: %s: email address */
						__( 'You’ll sign in with %s. We send a link there to confirm it.', 'coleman' ),
						form.email
					) }
				</p>
				<Button type="submit" variant="quiet" label={ __( 'Create account', 'coleman' ) } />
			</form>
		</section>
	);
}

function Steps( { steps }: Of< 'steps' > ) {
	return (
		<ol className="coleman-order__steps" aria-label={ __( 'Order status', 'coleman' ) }>
			{ steps.map( ( { label, at, state } ) => (
				<li
					key={ label }
					className={ `coleman-order__step is-${ state }` }
					aria-current={ state === 'current' || state === 'stopped' ? 'step' : undefined }
				>
					<span className="coleman-order__step-name">{ label }</span>
					{ at && <span className="coleman-order__step-time">{ at }</span> }
				</li>
			) ) }
		</ol>
	);
}

function Line( { line }: { line: OrderProps[ 'lines' ][ number ] } ) {
	return (
		<li className="coleman-order__line">
			<Picture
				className="coleman-order__image"
				src={ line.image }
				alt=""
				width={ 96 }
				height={ 60 }
				sizes="4.5rem"
				loading="lazy"
			/>
			<div className="coleman-order__part">
				<p className="coleman-order__description">
					{ line.url ? <a href={ line.url }>{ line.description }</a> : line.description }
				</p>
				<p className="coleman-order__about">
					<span className="coleman-order__number">{ line.number }</span>
					{ line.vendor && <span className="coleman-order__vendor">{ line.vendor }</span> }
				</p>
				<p className="coleman-order__how">
					<span>{ line.how }</span>
					{ line.state && <StateWord state={ line.state } tone={ line.tone } /> }
				</p>
				{ line.note && <p className="coleman-order__note">{ line.note }</p> }
				{ line.promise && <p className="coleman-order__promise">{ line.promise }</p> }
			</div>
			<p className="coleman-order__quantity">
				{ line.each
					? /* translators: 1: number of pieces, 2: price of one. */
						sprintf( __( '%1$s × %2$s', 'coleman' ), grouped( line.quantity ), line.each )
					: /* translators: %s: number of pieces. */
						sprintf( _n( '%s piece', '%s pieces', line.quantity, 'coleman' ), grouped( line.quantity ) ) }
			</p>
			<p className="coleman-order__amount">{ line.total }</p>
		</li>
	);
}

function Facts( { name, facts }: { name: string; facts: OrderProps[ 'facts' ] } ) {
	return (
		<dl className={ `coleman-order__${ name }` }>
			{ facts.map( ( { label, text } ) => (
				<div key={ label } className="coleman-order__fact">
					<dt>{ label }</dt>
					<dd>{ text }</dd>
				</div>
			) ) }
		</dl>
	);
}

const cityLine = ( { city, state, postal_code: postalCode }: OrderProps[ 'pickups' ][ number ] ) =>
	/* translators: the last line of an address. 1: city, 2: state, 3: ZIP code. */
	sprintf( __( '%1$s, %2$s %3$s', 'coleman' ), city, state, postalCode );

function Pickups( { pickups }: Of< 'pickups' > ) {
	return (
		<section className="coleman-order__section">
			<h2 className="coleman-order__heading">{ __( 'Where to pick up', 'coleman' ) }</h2>
			<ul className="coleman-order__pickups">
				{ pickups.map( ( branch ) => (
					<li key={ branch.city } className="coleman-order__pickup">
						<h3 className="coleman-order__city">{ branch.city }</h3>
						<address className="coleman-order__address">
							<span>{ branch.address }</span>
							<span>{ cityLine( branch ) }</span>
							<a className="coleman-order__phone" href={ telephoneUrl( branch.phone_number ) }>
								{ branch.phone_number }
							</a>
						</address>
						<BranchHours { ...branch } />
					</li>
				) ) }
			</ul>
		</section>
	);
}

function Parcels( { parcels }: Of< 'parcels' > ) {
	return (
		<section className="coleman-order__section">
			<h2 className="coleman-order__heading">{ __( 'Packages and pickups', 'coleman' ) }</h2>
			<ul className="coleman-order__parcels">
				{ parcels.map( ( parcel ) => (
					<li key={ parcel.title + parcel.at + parcel.parts } className="coleman-order__parcel">
						<strong>{ parcel.title }</strong>
						<span>{ parcel.parts }</span>
						{ parcel.tracking && (
							<span>
								{ parcel.trackingUrl ? (
									<a href={ parcel.trackingUrl } rel="noopener">
										{
											/* translators: %s: number of a parcel. */
											sprintf( __( 'Tracking %s', 'coleman' ), parcel.tracking )
										}
									</a>
								) : (
									/* translators: %s: number of a parcel. */
									sprintf( __( 'Tracking %s', 'coleman' ), parcel.tracking )
								) }
							</span>
						) }
						<span className="coleman-order__at">{ parcel.at }</span>
					</li>
				) ) }
			</ul>
		</section>
	);
}

function History( { history }: Of< 'history' > ) {
	return (
		<section className="coleman-order__section">
			<h2 className="coleman-order__heading">{ __( 'History', 'coleman' ) }</h2>
			<ol className="coleman-order__history">
				{ history.map( ( { at, text, who }, index ) => (
					<li key={ index } className="coleman-order__event">
						<span className="coleman-order__at">{ at }</span>
						<span className="coleman-order__text">{ text }</span>
						{ who && <span className="coleman-order__who">{ who }</span> }
					</li>
				) ) }
			</ol>
		</section>
	);
}

/** An order. It never changes in the browser, so it has no island: its actions are forms. */
export function Order( props: OrderProps ) {
	const { mode, dealer, number, placed, status, tone, sentence, steps, lines, totals, total, facts } = props;
	return (
		<div className={ `coleman-order__body is-${ mode }` }>
			<header className="coleman-order__head">
				{ mode === 'slip' && <p className="coleman-order__dealer">{ dealer }</p> }
				<h1 className="coleman-order__title">
					{ mode === 'quote'
						? /* translators: %s: order number. */
							sprintf( __( 'Quote for order %s', 'coleman' ), number )
						: /* translators: %s: order number. */
							sprintf( __( 'Order %s', 'coleman' ), number ) }
				</h1>
				<p className="coleman-order__status">
					<span className="coleman-order__state">
						<StateWord state={ status } tone={ tone } />
					</span>
					<span className="coleman-order__placed">
						{
							/* translators: %s: date and time. */
							sprintf( __( 'Placed %s', 'coleman' ), placed )
						}
					</span>
				</p>
				<p className="coleman-order__sentence">{ sentence }</p>
			</header>
			{ mode === 'summary' && <Steps steps={ steps } /> }
			{ mode !== 'slip' && props.change && (
				<Change change={ props.change } number={ number } form={ props.form } />
			) }
			<Actions { ...props } />
			<div className="coleman-order__columns">
				<section className="coleman-order__plate" aria-labelledby="order-parts">
					<h2 id="order-parts" className="coleman-order__strip">
						{ __( 'Parts', 'coleman' ) }
					</h2>
					<ul className="coleman-order__lines">
						{ lines.map( ( line, index ) => (
							<Line key={ index } line={ line } />
						) ) }
					</ul>
					<Facts name="totals" facts={ totals } />
					<p className="coleman-order__total">
						<span>{ __( 'Total', 'coleman' ) }</span>
						<strong className="coleman-order__sum">{ total }</strong>
					</p>
				</section>
				<Facts name="facts" facts={ facts } />
			</div>
			{ mode === 'summary' && props.account && <Account account={ props.account } form={ props.form } /> }
			{ mode !== 'quote' && props.pickups.length > 0 && <Pickups pickups={ props.pickups } /> }
			{ mode !== 'quote' && props.parcels.length > 0 && <Parcels parcels={ props.parcels } /> }
			{ mode === 'summary' && props.returns && <OrderReturns returns={ props.returns } form={ props.form } /> }
			{ mode === 'summary' && <History history={ props.history } /> }
		</div>
	);
}

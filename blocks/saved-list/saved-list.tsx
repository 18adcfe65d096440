import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Field } from '@/forms/field/field';
import { arrayOf, boolean, integer, nullable, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { formatCents } from '@/rules/money';
import { Button } from '@/ui/button/button';
import { Picture } from '@/ui/picture/picture';
import './style.css';

const row = shape( {
	id: integer,
	number: string,
	description: string,
	vendor: string,
	/** '' for a part that has no page. */
	url: string,
	image: string,
	/** As it was typed. */
	quantity: string,
	note: string,
	priceCents: nullable( integer ),
	totalCents: nullable( integer ),
	availability: string,
	isInStock: boolean,
	/** What is ordered in place of a part that is replaced. */
	replacement: nullable( shape( { number: string, url: string } ) ),
	/** Why it was not added to the cart; '' where it was, or nobody tried. */
	missed: string,
	quantityFault: string,
	noteFault: string,
} );

export const savedListProps = shape( {
	name: string,
	/** Such as "12 parts". */
	count: string,
	rows: arrayOf( row ),
	subtotalCents: integer,
	hasUnknownPrice: boolean,
	/** After rows were put into the cart and some were not: how many were. */
	added: nullable( integer ),
	/** What was wrong with a form of the page. */
	fault: string,
	/** What its owner can do; null to others. */
	own: nullable(
		shape( {
			id: integer,
			/** Ids of rows that are ticked. */
			picked: arrayOf( integer ),
			/** The whole address to share; '' while it is not shared. */
			link: string,
			/** Other lists of the customer. */
			others: arrayOf( shape( { value: string, label: string } ) ),
			/** As it was typed. */
			typedName: string,
			lines: string,
			errors: shape( { name: string, lines: string, target: string } ),
		} )
	),
	/** What a visitor with the link can do; null to the owner. */
	visitor: nullable( shape( { key: string, copyUrl: string } ) ),
	urls: shape( { cart: string, lists: string } ),
} );

export type SavedListProps = TypeOf< typeof savedListProps >;

type Row = SavedListProps[ 'rows' ][ number ];

type Own = NonNullable< SavedListProps[ 'own' ] >;

function About( { part }: { part: Row } ) {
	return (
		<div className="coleman-saved-list__part">
			<p className="coleman-saved-list__description">
				{ part.url !== '' ? <a href={ part.url }>{ part.description }</a> : part.description }
			</p>
			<p className="coleman-saved-list__about">
				<span className="coleman-saved-list__number">{ part.number }</span>
				{ part.vendor !== '' && <span>{ part.vendor }</span> }
			</p>
			{ part.availability !== '' && (
				<p className={ `coleman-saved-list__availability${ part.isInStock ? ' is-in-stock' : '' }` }>
					{ part.availability }
				</p>
			) }
			{ part.replacement && (
				<p className="coleman-saved-list__replacement">
					<span>{ __( 'This number is now', 'coleman' ) }</span>
					<a href={ part.replacement.url }>{ part.replacement.number }</a>
				</p>
			) }
			{ part.missed !== '' && (
				<p className="coleman-saved-list__missed">
					<strong>{ __( 'Not added to your cart:', 'coleman' ) }</strong>
					<span>{ part.missed }</span>
				</p>
			) }
		</div>
	);
}

function Money( { part }: { part: Row } ) {
	return (
		<p className="coleman-saved-list__money">
			{ part.priceCents !== null && (
				<span>
					{
						/* translators: %s: price of one piece */
						sprintf( __( '%s each', 'coleman' ), formatCents( part.priceCents ) )
					}
				</span>
			) }
			<strong>
				{ part.totalCents !== null ? formatCents( part.totalCents ) : __( 'Price on request', 'coleman' ) }
			</strong>
		</p>
	);
}

const Thumbnail = ( { src }: { src: string } ) => (
	<Picture
		className="coleman-saved-list__image"
		src={ src }
		alt=""
		width={ 96 }
		height={ 60 }
		sizes="4.5rem"
		loading="lazy"
	/>
);

function OwnRow( { part, isPicked }: { part: Row; isPicked: boolean } ) {
	return (
		<li className="coleman-saved-list__row" id={ `list-row-${ part.id }` }>
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the box is inside */ }
			<label className="coleman-saved-list__pick">
				<input
					type="checkbox"
					name="rows[]"
					value={ part.id }
					defaultChecked={ isPicked }
					aria-label={
						/* translators: %s: a part's description. */
						sprintf( __( 'Select %s', 'coleman' ), part.description )
					}
				/>
			</label>
			{ part.image !== '' && <Thumbnail src={ part.image } /> }
			<About part={ part } />
			<div className="coleman-saved-list__fields">
				<Field
					id={ `list-quantity-${ part.id }` }
					name={ `quantity_${ part.id }` }
					label={ __( 'Quantity', 'coleman' ) }
					type="text"
					value={ part.quantity }
					error={ part.quantityFault }
					width="short"
					autocomplete="off"
					inputMode="numeric"
					maxLength={ 6 }
				/>
				<Field
					id={ `list-note-${ part.id }` }
					name={ `note_${ part.id }` }
					label={ __( 'Note', 'coleman' ) }
					type="text"
					value={ part.note }
					error={ part.noteFault }
					requirement="optional"
					autocomplete="off"
					maxLength={ 200 }
				/>
			</div>
			<Money part={ part } />
		</li>
	);
}

function SharedRow( { part }: { part: Row } ) {
	return (
		<li className="coleman-saved-list__row is-shared">
			{ part.image !== '' && <Thumbnail src={ part.image } /> }
			<About part={ part } />
			<p className="coleman-saved-list__fixed">
				<span>
					{
						/* translators: %s: number of pieces. */
						sprintf( __( 'Quantity %s', 'coleman' ), part.quantity )
					}
				</span>
				{ part.note !== '' && <span className="coleman-saved-list__note">{ part.note }</span> }
			</p>
			<Money part={ part } />
		</li>
	);
}

/** What the parts come to, and the way into the cart. */
function Summary( {
	subtotalCents,
	count,
	hasUnknownPrice,
	children,
}: Pick< SavedListProps, 'subtotalCents' | 'count' | 'hasUnknownPrice' > & { children: ReactNode } ) {
	return (
		<section className="coleman-saved-list__summary" aria-labelledby="list-summary">
			<h2 id="list-summary" className="coleman-saved-list__strip">
				{ __( 'Subtotal', 'coleman' ) }
			</h2>
			<p className="coleman-saved-list__subtotal">{ formatCents( subtotalCents ) }</p>
			<p>{ count }</p>
			{ hasUnknownPrice && <p>{ __( 'The subtotal doesn’t include parts without a price.', 'coleman' ) }</p> }
			{ children }
		</section>
	);
}

function Do( { what, label, isPrimary = false }: { what: string; label: string; isPrimary?: boolean } ) {
	return (
		<button
			type="submit"
			name="do"
			value={ what }
			className={ `coleman-button ${ isPrimary ? 'is-primary wp-element-button' : 'is-quiet' }` }
		>
			{ label }
		</button>
	);
}

/** The list as one form: each of its buttons keeps what was typed first. */
function OwnList( { list, own }: { list: SavedListProps; own: Own } ) {
	return (
		<form className="coleman-saved-list__columns" method="post">
			<input type="hidden" name="coleman_action" value="list_change" />
			<input type="hidden" name="id" value={ own.id } />
			<div className="coleman-saved-list__main">
				<ul className="coleman-saved-list__rows">
					{ list.rows.map( ( part ) => (
						<OwnRow key={ part.id } part={ part } isPicked={ own.picked.includes( part.id ) } />
					) ) }
				</ul>
				<p className="coleman-saved-list__do">
					<Do what="save" label={ __( 'Save changes', 'coleman' ) } />
				</p>
				<fieldset className="coleman-saved-list__picked">
					<legend>{ __( 'With the selected parts', 'coleman' ) }</legend>
					<div className="coleman-saved-list__do">
						<Do what="picked" label={ __( 'Add to cart', 'coleman' ) } />
						<Do what="remove" label={ __( 'Remove from the list', 'coleman' ) } />
					</div>
					{ own.others.length > 0 && (
						<div className="coleman-saved-list__do">
							<Field
								id="list-target"
								name="target"
								label={ __( 'Move to', 'coleman' ) }
								type="select"
								placeholder={ __( 'Choose a list', 'coleman' ) }
								options={ own.others }
								error={ own.errors.target }
								requirement="depends"
							/>
							<Do what="move" label={ __( 'Move', 'coleman' ) } />
						</div>
					) }
				</fieldset>
			</div>
			<Summary { ...list }>
				<Do what="cart" label={ __( 'Add all to cart', 'coleman' ) } isPrimary={ true } />
			</Summary>
		</form>
	);
}

function SharedList( { list, shareKey, copyUrl }: { list: SavedListProps; shareKey: string; copyUrl: string } ) {
	return (
		<div className="coleman-saved-list__columns">
			<ul className="coleman-saved-list__rows">
				{ list.rows.map( ( part ) => (
					<SharedRow key={ part.id } part={ part } />
				) ) }
			</ul>
			<Summary { ...list }>
				<form method="post">
					<input type="hidden" name="coleman_action" value="shared_list_cart" />
					<input type="hidden" name="key" value={ shareKey } />
					<Button type="submit" variant="primary" label={ __( 'Add all to cart', 'coleman' ) } />
				</form>
				<a className="coleman-saved-list__link" href={ copyUrl }>
					{ __( 'Copy to my lists', 'coleman' ) }
				</a>
			</Summary>
		</div>
	);
}

function Fold( { id, title, isOpen, children }: { id: string; title: string; isOpen: boolean; children: ReactNode } ) {
	return (
		<details className="coleman-saved-list__fold" id={ id } open={ isOpen }>
			<summary className="coleman-saved-list__ask">{ title }</summary>
			<div className="coleman-saved-list__answer">{ children }</div>
		</details>
	);
}

function Hidden( { action, id }: { action: string; id: number } ) {
	return (
		<>
			<input type="hidden" name="coleman_action" value={ action } />
			<input type="hidden" name="id" value={ id } />
		</>
	);
}

function OwnFolds( { own, name, isEmpty }: { own: Own; name: string; isEmpty: boolean } ) {
	return (
		<div className="coleman-saved-list__folds">
			<Fold
				id="list-paste"
				title={ __( 'Add parts by number', 'coleman' ) }
				isOpen={ isEmpty || own.errors.lines !== '' }
			>
				<form className="coleman-saved-list__form" method="post">
					<Hidden action="list_paste" id={ own.id } />
					<Field
						id="list-lines"
						name="lines"
						label={ __( 'Part numbers and quantities, one part per line', 'coleman' ) }
						type="textarea"
						rows={ 5 }
						value={ own.lines }
						error={ own.errors.lines }
					/>
					<Button type="submit" variant="quiet" label={ __( 'Add to the list', 'coleman' ) } />
				</form>
			</Fold>
			<Fold id="list-share" title={ __( 'Share this list', 'coleman' ) } isOpen={ own.link !== '' }>
				{ own.link === '' ? (
					<form className="coleman-saved-list__form" method="post">
						<p>
							{ __(
								'Everyone with the link sees the parts, quantities and notes, and can order them. They don’t see your name and can’t change the list.',
								'coleman'
							) }
						</p>
						<Hidden action="list_share" id={ own.id } />
						<Button type="submit" variant="quiet" label={ __( 'Make a link', 'coleman' ) } />
					</form>
				) : (
					<form className="coleman-saved-list__form" method="post">
						<Field
							id="list-link"
							name="link"
							label={ __( 'Link to this list', 'coleman' ) }
							hint={ __( 'Copy it and send it to anyone you like.', 'coleman' ) }
							type="text"
							value={ own.link }
							requirement="depends"
							autocomplete="off"
						/>
						<a className="coleman-saved-list__link" href={ own.link }>
							{ __( 'See what others see', 'coleman' ) }
						</a>
						<Hidden action="list_unshare" id={ own.id } />
						<Button type="submit" variant="quiet" label={ __( 'Stop sharing', 'coleman' ) } />
					</form>
				) }
			</Fold>
			<Fold id="list-rename" title={ __( 'Rename this list', 'coleman' ) } isOpen={ own.errors.name !== '' }>
				<form className="coleman-saved-list__form" method="post">
					<Hidden action="list_rename" id={ own.id } />
					<Field
						id="list-name"
						name="name"
						label={ __( 'Name', 'coleman' ) }
						type="text"
						value={ own.typedName === '' ? name : own.typedName }
						error={ own.errors.name }
						autocomplete="off"
						maxLength={ 80 }
					/>
					<Button type="submit" variant="quiet" label={ __( 'Rename', 'coleman' ) } />
				</form>
			</Fold>
			<Fold id="list-delete" title={ __( 'Delete this list', 'coleman' ) } isOpen={ false }>
				<form className="coleman-saved-list__form" method="post">
					<p>{ __( 'You can undo it on the next page.', 'coleman' ) }</p>
					<Hidden action="list_delete" id={ own.id } />
					<Button type="submit" variant="quiet" label={ __( 'Yes, delete this list', 'coleman' ) } />
				</form>
			</Fold>
		</div>
	);
}

/** A list of parts. It never changes in the browser, so it has no island: its actions are forms. */
export function SavedList( list: SavedListProps ) {
	const { name, rows, added, fault, own, visitor, urls } = list;
	return (
		<div className="coleman-saved-list__body">
			{ own && (
				<p className="coleman-saved-list__back">
					<a className="coleman-saved-list__link" href={ urls.lists }>
						{ __( 'All your lists', 'coleman' ) }
					</a>
				</p>
			) }
			<h1 className="coleman-saved-list__title">{ name }</h1>
			{ added !== null && (
				<div className="coleman-saved-list__report" role="status">
					<p>
						{ added > 0
							? sprintf(
									/* translators: %d: number of parts */
									__(
										'Some parts couldn’t be added; each says why below. Parts added to your cart: %d.',
										'coleman'
									),
									added
								)
							: __( 'None of these parts could be added to your cart; each says why below.', 'coleman' ) }
					</p>
					<a className="coleman-saved-list__link" href={ urls.cart }>
						{ __( 'Go to cart', 'coleman' ) }
					</a>
				</div>
			) }
			{ fault !== '' && (
				<p className="coleman-saved-list__fault" role="alert">
					{ fault }
				</p>
			) }
			{ rows.length === 0 && (
				<p>{ __( 'This list is empty. Add parts by number, or from the page of a part.', 'coleman' ) }</p>
			) }
			{ rows.length > 0 && own && <OwnList list={ list } own={ own } /> }
			{ rows.length > 0 && visitor && (
				<SharedList list={ list } shareKey={ visitor.key } copyUrl={ visitor.copyUrl } />
			) }
			{ own && <OwnFolds own={ own } name={ name } isEmpty={ rows.length === 0 } /> }
		</div>
	);
}

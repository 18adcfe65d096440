import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, integer, nullable, oneOf, optional, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { grouped } from '@/rules/grouped';
import { formatCents } from '@/rules/money';
import { cartStore } from '@/stores/cart';
import { Gallery } from '@/ui/gallery/gallery';
import { galleryProps } from '@/ui/gallery/gallery-props';
import { OrderForm } from '@/ui/order-form/order-form';
import type { OnAdd } from '@/ui/order-form/order-form';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';

const other = shape( { number: string, description: string, url: string } );

const piece = shape( {
	number: string,
	description: string,
	url: string,
	/** How many stand for one of this part. */
	quantity: integer,
	/** All the numbers on the way, this part's first; empty when there was none between. */
	way: string,
	price_cents: nullable( integer ),
	availability_text: string,
	in_stock: boolean,
} );

export const partProps = shape( {
	/** In the shape of the API. */
	part: shape( {
		PartId: integer,
		PartNumber: string,
		Description: string,
		LongDescription: string,
		Photo: shape( { MediumImagePath: string } ),
		VendorName: string,
		InStock: boolean,
		QtyAvailable: integer,
		Discontinued: boolean,
		PickupOnly: boolean,
		CanShip: string,
		CaseQtyRequired: boolean,
		CaseQty: integer,
		price_cents: nullable( integer ),
		list_price_cents: nullable( integer ),
		core_cents: optional( integer ),
		oversize_cents: optional( integer ),
		availability_text: string,
		orderable: boolean,
		default_quantity: integer,
		multiple_of: integer,
	} ),
	/** Where there are several pictures. */
	gallery: optional( galleryProps ),
	/** What replaces this part, followed to the end: choices, the maker's first first, each of pieces that belong together. */
	replacements: arrayOf( arrayOf( piece ) ),
	/** What this part replaces. */
	replaced: arrayOf( other ),
	stock: arrayOf( shape( { location_id: integer, city: string, quantity: integer } ) ),
	/** The branches' ids, "1 2 3": of a part that is promised for pickup. */
	branches: optional( string ),
	/** Why the form was refused when it was posted without JavaScript, and what had been typed. */
	fault: nullable( shape( { message: string, quantity: string } ) ),
	/** `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
} );

export type PartProps = TypeOf< typeof partProps > & {
	/** What src/behaviours/my-branch has painted into the page for this visitor: their branch, and when the part is ready. */
	painted?: Painted;
};

export type Painted = { branch: number; promise: string | null };

const Others = ( { others }: { others: PartProps[ 'replaced' ] } ) => (
	<ul className="coleman-part__others" data-native="">
		{ others.map( ( { number, description, url } ) => (
			<li key={ url }>
				<a className="coleman-part__other-number" href={ url }>
					{ number }
				</a>
				<span>{ description }</span>
			</li>
		) ) }
	</ul>
);

function supersededText( choices: PartProps[ 'replacements' ] ): string {
	if ( choices.length > 1 ) {
		return __( 'This number is now one of these:', 'coleman' );
	}
	return choices[ 0 ] && choices[ 0 ].length > 1
		? __( 'This number is now a kit. Order together:', 'coleman' )
		: __( 'This number is now', 'coleman' );
}

/** What to order in place of this number. */
const Superseded = ( { choices }: { choices: PartProps[ 'replacements' ] } ) => (
	<section className="coleman-part__superseded" data-native="">
		<h2 className="coleman-part__heading">{ supersededText( choices ) }</h2>
		<ul className="coleman-part__choices">
			{ choices.map( ( pieces, index ) => (
				<li key={ index }>
					<ul className="coleman-part__pieces">
						{ pieces.map( ( { number, url, quantity, way, ...rest } ) => (
							<li key={ url }>
								{ way && <span className="coleman-part__way">{ way }</span> }
								<p>
									{ quantity > 1 && (
										/* translators: %s: how many of the part to order */
										<b>{ sprintf( __( 'Order %s:', 'coleman' ), grouped( quantity ) ) }</b>
									) }
									<a className="coleman-part__other-number" href={ url }>
										{ number }
									</a>
									<span>{ rest.description }</span>
								</p>
								<p>
									{ rest.price_cents !== null && <b>{ formatCents( rest.price_cents ) }</b> }
									<span
										className={ `coleman-part__availability${ rest.in_stock ? ' is-in-stock' : '' }` }
									>
										{ rest.availability_text }
									</span>
								</p>
							</li>
						) ) }
					</ul>
				</li>
			) ) }
		</ul>
	</section>
);

function soldOut( part: PartProps[ 'part' ] ): string {
	return part.QtyAvailable > 0
		? __( 'This part is discontinued, and less than a full case is left.', 'coleman' )
		: __( 'This part is discontinued and sold out.', 'coleman' );
}

/** What a buyer must know before the button; nothing when the part is as others are. */
function Remark( { part }: Pick< PartProps, 'part' > ) {
	if ( part.Discontinued ) {
		return (
			<p className="coleman-part__remark">
				{ part.orderable
					? sprintf(
							/* translators: %s: number of pieces */
							_n(
								'This part is discontinued: only %s is left.',
								'This part is discontinued: only %s are left.',
								part.QtyAvailable,
								'coleman'
							),
							grouped( part.QtyAvailable )
						)
					: soldOut( part ) }
			</p>
		);
	}
	return part.CaseQtyRequired ? (
		<p className="coleman-part__remark">
			{ sprintf(
				/* translators: %d: case quantity */
				__( 'Sold in cases of %d.', 'coleman' ),
				part.CaseQty
			) }
		</p>
	) : null;
}

/** Number, price, availability and order form: what is riveted to the part. */
function Plate( {
	part,
	fault,
	branches,
	promise,
	onAdd,
}: Pick< PartProps, 'part' | 'fault' > & {
	branches: string;
	promise: string | null;
	onAdd: OnAdd | undefined;
} ) {
	const {
		price_cents: price,
		list_price_cents: listPrice,
		core_cents: core = 0,
		oversize_cents: oversize = 0,
	} = part;
	const saving = price !== null && listPrice !== null ? listPrice - price : 0;

	return (
		<div className="coleman-part__plate" data-impression={ part.PartId }>
			<p className="coleman-part__maker">{ part.VendorName }</p>
			<p className="coleman-part__line">
				<span className="coleman-part__label">{ __( 'Part number', 'coleman' ) }</span>
				<span className="coleman-part__number">{ part.PartNumber }</span>
			</p>
			<div className="coleman-part__prices">
				<p className="coleman-part__line">
					<span className="coleman-part__label">{ __( 'Price', 'coleman' ) }</span>
					<Price cents={ price } />
				</p>
				{ listPrice !== null && saving > 0 && (
					<p className="coleman-part__line">
						<span className="coleman-part__label">{ __( 'List price', 'coleman' ) }</span>
						<s className="coleman-part__list-price">{ formatCents( listPrice ) }</s>
					</p>
				) }
			</div>
			{ saving > 0 && (
				<p className="coleman-part__saving">
					{
						/* translators: %s: amount of money */
						sprintf( __( 'You save %s', 'coleman' ), formatCents( saving ) )
					}
				</p>
			) }
			<p className={ `coleman-part__availability${ part.InStock ? ' is-in-stock' : '' }` }>
				{ part.availability_text }
			</p>
			{ branches !== '' && (
				<p className="coleman-part__promise" data-promise={ branches }>
					{ promise ?? (
						<a href="#my-branch">{ __( 'Choose your branch to see when it’s ready.', 'coleman' ) }</a>
					) }
				</p>
			) }
			<Remark part={ part } />
			{ core > 0 && (
				<p className="coleman-part__charge">
					{ sprintf(
						/* translators: %s: amount of money */
						__( 'Core deposit %s each, refunded when you return your old part', 'coleman' ),
						formatCents( core )
					) }
				</p>
			) }
			{ oversize > 0 && ! part.PickupOnly && (
				<p className="coleman-part__charge">
					{ sprintf(
						/* translators: %s: amount of money */ __( 'Oversize charge %s each when shipped', 'coleman' ),
						formatCents( oversize )
					) }
				</p>
			) }
			<OrderForm part={ part } fault={ fault } onAdd={ onAdd } />
		</div>
	);
}

function Stock( { stock, own }: Pick< PartProps, 'stock' > & { own: number } ) {
	const sorted = [
		...stock.filter( ( row ) => row.location_id === own ),
		...stock.filter( ( row ) => row.location_id !== own ),
	];
	return (
		<table className="coleman-part__stock">
			<caption>{ __( 'Stock by branch', 'coleman' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Branch', 'coleman' ) }</th>
					<th scope="col">{ __( 'On the shelf', 'coleman' ) }</th>
				</tr>
			</thead>
			<tbody data-mine-first="">
				{ sorted.map( ( { location_id: id, city, quantity } ) => (
					<tr
						key={ id }
						className={ `${ quantity > 0 ? 'is-in-stock' : '' }${ id === own ? ' is-mine' : '' }` }
						data-branch-row={ id }
					>
						<th scope="row">
							{ city }
							<span className="coleman-part__mine" data-mine="" hidden={ id !== own }>
								{ __( 'Your branch', 'coleman' ) }
							</span>
						</th>
						<td>{ quantity > 0 ? grouped( quantity ) : __( 'None', 'coleman' ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

/** What a page says that may be anyone's. */
const NOTHING: Painted = { branch: 0, promise: null };

/** How a part's page looks. Without `onAdd` its form posts to the page. */
export function PartView( props: PartProps & { onAdd?: OnAdd } ) {
	const {
		part,
		gallery,
		replacements,
		replaced,
		stock,
		branches,
		fault,
		level: Title,
		painted = NOTHING,
		onAdd,
	} = props;
	const image = part.Photo.MediumImagePath;

	return (
		<div className="coleman-part__body">
			<Title className="coleman-part__title">{ part.Description }</Title>
			{ replacements.length > 0 && <Superseded choices={ replacements } /> }
			<div className="coleman-part__columns">
				{ gallery && (
					<div className="coleman-part__pictures">
						<Gallery { ...gallery } />
					</div>
				) }
				{ ! gallery && image && (
					<Picture
						className="coleman-part__image"
						src={ image }
						alt={ part.Description }
						width={ 640 }
						height={ 400 }
						sizes="(width >= 50rem) 40rem, 95vw"
						loading="eager"
					/>
				) }
				<div className="coleman-part__side">
					<Plate
						part={ part }
						fault={ fault }
						branches={ branches ?? '' }
						promise={ painted.promise }
						onAdd={ onAdd }
					/>
					{ stock.length > 0 && <Stock stock={ stock } own={ painted.branch } /> }
				</div>
				<div className="coleman-part__more">
					{ part.LongDescription && <p className="coleman-part__text">{ part.LongDescription }</p> }
					{ replaced.length > 0 && (
						<section className="coleman-part__replaces">
							<h2 className="coleman-part__heading">{ __( 'Replaces', 'coleman' ) }</h2>
							<Others others={ replaced } />
						</section>
					) }
				</div>
			</div>
		</div>
	);
}

/** A part's page at work: Add to cart goes through the store, and so to the cart modal and the other tabs. */
export function Part( props: PartProps ) {
	const { addItem } = useDispatch( cartStore );

	return <PartView { ...props } onAdd={ ( partId, quantity ) => addItem( { partId, quantity } ) } />;
}

import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, _x, _n, sprintf } from '@wordpress/i18n';
import type { MouseEvent, Ref } from 'react';
import type { Integer } from '@/rules/numbers';
import { cartStore } from '@/stores/cart';
import type { OnAdd } from '@/ui/order-form/order-form';
import { PartRow } from '@/ui/part-row/part-row';
import { isModified } from '@/ui/modified-click';
import { Picture } from '@/ui/picture/picture';
import { queryOf } from './part-list-props';
import type { Choice, PartListProps, PartListView } from './part-list-props';
import { usePartList } from './use-part-list';

export { partListProps } from './part-list-props';
export type { PartListProps } from './part-list-props';

const ignore = () => {};

/** "57", or "200+" where counting stops. */
const figure = ( count: number, isCapped: boolean ) => ( isCapped ? `${ count }+` : `${ count }` );

type Option = { label: string; count?: string; change: Partial< Choice >; isChosen: boolean };

type BarProps = {
	id: string;
	label: string;
	options: Option[];
	linkTo: ( change: Partial< Choice > ) => string;
	onChoose: ( change: Partial< Choice > ) => void;
};

/** A bar of filters: links that work by themselves. */
function Bar( { id, label, options, linkTo, onChoose }: BarProps ) {
	const choose = ( event: MouseEvent, change: Partial< Choice > ) => {
		if ( ! isModified( event ) ) {
			event.preventDefault();
			onChoose( change );
		}
	};
	return (
		<nav className="coleman-part-list__bar" aria-labelledby={ id }>
			<p id={ id }>{ label }</p>
			<ul>
				{ options.map( ( option ) => (
					<li key={ option.label }>
						<a
							href={ linkTo( option.change ) }
							aria-current={ option.isChosen ? 'true' : undefined }
							onClick={ ( event ) => choose( event, option.change ) }
						>
							<span>{ option.label }</span>
							{ option.count && <small>{ option.count }</small> }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

type FilterProps = Pick< PartListProps, 'id' | 'view' > & {
	current: Choice;
	linkTo: BarProps[ 'linkTo' ];
	onChoose: BarProps[ 'onChoose' ];
};

function Filters( { id, view, current, ...bar }: FilterProps ) {
	return (
		<div className="coleman-part-list__filters">
			{ view.makers.length > 1 && (
				<Bar
					id={ `${ id }-makers` }
					label={ __( 'Maker', 'coleman' ) }
					options={ [
						{
							label: __( 'ALL', 'coleman' ),
							change: { vendorId: 0 },
							isChosen: current.vendorId === 0,
						},
						...view.makers.map( ( maker ) => ( {
							label: maker.VendorName,
							count: figure( maker.count, maker.count_is_capped ),
							change: { vendorId: maker.VendorId },
							isChosen: current.vendorId === maker.VendorId,
						} ) ),
					] }
					{ ...bar }
				/>
			) }
			<Bar
				id={ `${ id }-stock` }
				label={ __( 'Show', 'coleman' ) }
				options={ [
					{ label: __( 'All parts', 'coleman' ), change: { inStock: false }, isChosen: ! current.inStock },
					{
						label: __( 'In stock', 'coleman' ),
						count: figure( view.in_stock, view.in_stock_is_capped ),
						change: { inStock: true },
						isChosen: current.inStock,
					},
				] }
				{ ...bar }
			/>
			<Bar
				id={ `${ id }-order` }
				label={ _x( 'Order', 'of a list', 'coleman' ) }
				options={ [
					{
						label: __( 'Most popular', 'coleman' ),
						change: { order: 'wanted' },
						isChosen: current.order === 'wanted',
					},
					{
						label: __( 'Lowest price', 'coleman' ),
						change: { order: 'price' },
						isChosen: current.order === 'price',
					},
					{
						label: __( 'Highest price', 'coleman' ),
						change: { order: 'price-down' },
						isChosen: current.order === 'price-down',
					},
				] }
				{ ...bar }
			/>
		</div>
	);
}

/** How many parts there are, of which maker, and how many were just added below. */
function countText( view: PartListView, vendorId: number, inStock: boolean, added: number ): string {
	const count = view.count_is_capped
		? /* translators: %d: where counting stops. */
			sprintf( __( 'More than %d parts', 'coleman' ), view.count )
		: /* translators: %d: number of parts. */
			sprintf( _n( '%d part', '%d parts', view.count, 'coleman' ), view.count );
	return [
		count,
		view.makers.find( ( { VendorId } ) => VendorId === vendorId )?.VendorName,
		inStock && __( 'in stock', 'coleman' ),
		added > 0 &&
			/* translators: %d: how many parts were added below those shown. */
			sprintf( _n( '%d more shown', '%d more shown', added, 'coleman' ), added ),
	]
		.filter( Boolean )
		.join( ' · ' );
}

type ViewProps = PartListProps & {
	/** What was chosen, also while it is not shown yet. */
	choice?: Choice;
	/** How many were added below last. */
	added?: Integer;
	isLoading?: boolean;
	onChoose?: ( change: Partial< Choice > ) => void;
	onMore?: () => void;
	onAdd?: OnAdd | undefined;
	root?: Ref< HTMLElement >;
};

/** How the list looks. */
export function PartListView( {
	root,
	choice,
	added = 0,
	isLoading = false,
	onChoose = ignore,
	onMore = ignore,
	onAdd,
	...page
}: ViewProps ) {
	const { id, heading: Heading, view, fault, vendorId, inStock } = page;
	const current: Choice = choice ?? page;
	const isFiltered = vendorId > 0 || inStock;
	const linkTo = ( change: Partial< Choice > ) => `${ queryOf( { ...current, after: 0, ...change }, page ) }#${ id }`;
	const follow = ( event: MouseEvent, act: () => void ) => {
		if ( ! isModified( event ) ) {
			event.preventDefault();
			act();
		}
	};

	return (
		<section
			ref={ root }
			className={ `coleman-part-list__body${ isLoading ? ' is-loading' : '' }` }
			id={ id }
			aria-labelledby={ `${ id }-heading` }
			aria-busy={ isLoading || undefined }
		>
			<div className="coleman-part-list__head">
				<Heading className="coleman-part-list__heading" id={ `${ id }-heading` }>
					{ page.name }
				</Heading>
				{ page.showPicture && page.image && (
					<Picture
						className="coleman-part-list__picture"
						src={ page.image }
						alt=""
						width={ 320 }
						height={ 200 }
						sizes="10rem"
						loading="eager"
					/>
				) }
			</div>
			{ page.showFilters && ( view.count > 0 || isFiltered ) && (
				<Filters id={ id } view={ view } current={ current } linkTo={ linkTo } onChoose={ onChoose } />
			) }
			{ ( view.count > 0 || isFiltered ) && (
				<p className="coleman-part-list__count" role="status">
					{ countText( view, vendorId, inStock, added ) }
				</p>
			) }
			{ page.after > 0 && (
				<p className="coleman-part-list__back">
					<a href={ linkTo( {} ) } onClick={ ( event ) => follow( event, () => onChoose( {} ) ) }>
						{ __( 'Back to start of list', 'coleman' ) }
					</a>
				</p>
			) }
			{ view.parts.length > 0 ? (
				<ul className="coleman-part-list__rows">
					{ view.parts.map( ( part ) => (
						<li key={ part.PartId }>
							<PartRow
								part={
									part.Photo.MediumImagePath === page.image
										? { ...part, Photo: { MediumImagePath: '' } }
										: part
								}
								fault={ part.PartId === fault?.partId ? fault : null }
								onAdd={ onAdd }
							/>
						</li>
					) ) }
				</ul>
			) : (
				<div className="coleman-part-list__none">
					<p>
						{ isFiltered
							? __( 'No parts in this family match right now.', 'coleman' )
							: __(
									'There are no parts in this family right now. Ask at the parts counter. We may be able to get them.',
									'coleman'
								) }
					</p>
					{ isFiltered && (
						<p>
							<a
								href={ linkTo( { vendorId: 0, inStock: false } ) }
								onClick={ ( event ) =>
									follow( event, () => onChoose( { vendorId: 0, inStock: false } ) )
								}
							>
								{ __( 'Show all', 'coleman' ) }
							</a>
						</p>
					) }
				</div>
			) }
			{ view.has_more && (
				<p className="coleman-part-list__more">
					<a
						className="coleman-button is-quiet"
						href={ linkTo( { after: view.after } ) }
						onClick={ ( event ) => follow( event, onMore ) }
					>
						{ __( 'Load More Parts', 'coleman' ) }
					</a>
				</p>
			) }
		</section>
	);
}

/** The list at work: filters and more without a new page, Add to cart through the store. */
export function PartList( props: PartListProps ) {
	const { addItem } = useDispatch( cartStore );
	const { view, choice, shown, added, isLoading, choose, more } = usePartList( props );
	const root = useRef< HTMLElement >( null );

	// Who asked for more reads on at the first of them.
	useEffect( () => {
		if ( added ) {
			root.current
				?.querySelectorAll< HTMLElement >( '.coleman-part-list__rows > li' )
				[ view.parts.length - added ]?.querySelector( 'a' )
				?.focus();
		}
	}, [ view, added ] );

	return (
		<PartListView
			{ ...props }
			{ ...shown }
			root={ root }
			view={ view }
			choice={ choice }
			added={ added }
			isLoading={ isLoading }
			onChoose={ choose }
			onMore={ more }
			onAdd={ ( partId, quantity ) => addItem( { partId, quantity } ) }
		/>
	);
}

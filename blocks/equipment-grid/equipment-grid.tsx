import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MouseEvent, ReactNode } from 'react';
import { BranchContact } from '@/ui/branch-contact/branch-contact';
import { CoverLink } from '@/ui/cover-link/cover-link';
import { isModified } from '@/ui/modified-click';
import { Picture } from '@/ui/picture/picture';
import { queryOf } from './equipment-props';
import type { Category, Choice, EquipmentGridProps } from './equipment-props';
import { Nearest } from './nearest';
import { useEquipment } from './use-equipment';
import { useNearest } from './use-nearest';

export { equipmentGridProps } from './equipment-props';

/** The headings below the grid's own. */
const BELOW = { h1: [ 'h2', 'h3' ], h2: [ 'h3', 'h4' ] } as const;

/** How many tiles are in view at once on a large screen: their pictures are wanted first. */
const FIRST_TILES = 4;

const ignore = () => {};

type Option = { id: number; name: string };

type BarProps = {
	id: string;
	label: string;
	options: Option[];
	chosen: number;
	linkTo: ( id: number ) => string;
	onChoose: ( id: number ) => void;
	children?: ReactNode;
	statusMessage?: { id: string; text: string; isFault: boolean };
};

/** A bar of filters: links that work by themselves. */
function Bar( { id, label, options, chosen, linkTo, onChoose, children, statusMessage }: BarProps ) {
	const choose = ( event: MouseEvent, option: number ) => {
		if ( ! isModified( event ) ) {
			event.preventDefault();
			onChoose( option );
		}
	};
	return (
		<nav className="coleman-equipment-grid__bar" aria-labelledby={ id }>
			<p className="coleman-equipment-grid__label" id={ id }>
				{ label }
			</p>
			<ul className="coleman-equipment-grid__options">
				{ [ { id: 0, name: __( 'ALL', 'coleman' ) }, ...options ].map( ( option ) => (
					<li key={ option.id }>
						<a
							href={ linkTo( option.id ) }
							aria-current={ option.id === chosen ? 'true' : undefined }
							onClick={ ( event ) => choose( event, option.id ) }
						>
							{ option.name }
						</a>
					</li>
				) ) }
				{ children }
			</ul>
			{ statusMessage && (
				<p
					className={ `coleman-equipment-grid__told${ statusMessage.isFault ? ' is-fault' : '' }` }
					id={ statusMessage.id }
					role="status"
				>
					{ statusMessage.text }
				</p>
			) }
		</nav>
	);
}

type TileLinkProps = {
	label: string;
	category: string;
	url: string;
	/** What a category does not have is not named; PARTS is, greyed. */
	isKept?: boolean;
};

function TileLink( { label, category, url, isKept = false }: TileLinkProps ) {
	if ( ! url && ! isKept ) {
		return null;
	}
	return (
		<li>
			{ url ? (
				<a
					href={ url }
					/* translators: 1: what to see, such as USED, 2: category of machines. */
					aria-label={ sprintf( __( '%1$s: %2$s', 'coleman' ), label, category ) }
				>
					{ label }
				</a>
			) : (
				<s>{ label }</s>
			) }
		</li>
	);
}

type TileProps = { category: Category; isFirst: boolean; level: 'h2' | 'h3' };

function Tile( { category, isFirst, level: Heading }: TileProps ) {
	const { CategoryName: name, CategoryImagePath: image, AvailableLocations: available, links } = category;
	return (
		<li className="coleman-equipment-grid__tile">
			<div className="coleman-equipment-grid__face">
				<Heading className="coleman-equipment-grid__name">
					<CoverLink href={ links.new }>{ name }</CoverLink>
				</Heading>
				<Picture
					className="coleman-equipment-grid__picture"
					src={ image }
					alt=""
					width={ 480 }
					height={ 300 }
					sizes="(width >= 50rem) 20rem, 45vw"
					loading={ isFirst ? 'eager' : 'lazy' }
				/>
			</div>
			<ul className="coleman-equipment-grid__ways">
				<TileLink label={ __( 'PARTS', 'coleman' ) } category={ name } url={ links.parts } isKept />
				<TileLink label={ __( 'Rentals', 'coleman' ) } category={ name } url={ links.rentals } />
				<TileLink label={ __( 'NEW', 'coleman' ) } category={ name } url={ links.new } />
				<TileLink label={ __( 'USED', 'coleman' ) } category={ name } url={ links.used } />
			</ul>
			{ available.length > 0 && (
				<div className="coleman-equipment-grid__available">
					<p>{ __( 'AVAILABLE IN:', 'coleman' ) }</p>
					<ul className="coleman-equipment-grid__cities">
						{ available.map( ( { City } ) => (
							<li key={ City }>{ City }</li>
						) ) }
					</ul>
				</div>
			) }
		</li>
	);
}

type LinkListProps = { title: string; links: ( Option & { url: string } )[]; level: 'h3' | 'h4' };

function LinkList( { title, links, level: Heading }: LinkListProps ) {
	return (
		<div className="coleman-equipment-grid__list">
			<Heading className="coleman-equipment-grid__subtitle">{ title }</Heading>
			<ul className="coleman-equipment-grid__attachment-links">
				{ links.map( ( { id, name, url } ) => (
					<li key={ id }>
						<a href={ url }>{ name }</a>
					</li>
				) ) }
			</ul>
		</div>
	);
}

/** How many categories there are, of which branch and brand. */
function countText( { view, locationId, vendorId }: EquipmentGridProps ): string {
	const count = view.categories.length;
	if ( ! count ) {
		return __( 'No results found', 'coleman' );
	}
	return [
		/* translators: %d: how many categories of machines are shown. */
		sprintf( _n( '%d category', '%d categories', count, 'coleman' ), count ),
		view.locations.find( ( { LocationId } ) => LocationId === locationId )?.City,
		view.vendors.find( ( { VendorId } ) => VendorId === vendorId )?.BrandName,
	]
		.filter( Boolean )
		.join( ' · ' );
}

type ViewProps = EquipmentGridProps & {
	/** What was chosen, also while it is not shown yet. */
	choice?: Choice;
	isLoading?: boolean;
	/** How the search for the nearest branch goes. */
	search?: EquipmentGridProps[ 'nearest' ] & { isWaited: boolean };
	onChoose?: ( change: Partial< Choice > ) => void;
	onNearest?: () => void;
	onZip?: ( zip: string ) => void;
};

/** How the grid looks. */
export function EquipmentGridView( {
	choice,
	isLoading = false,
	search,
	onChoose = ignore,
	onNearest = ignore,
	onZip = ignore,
	...page
}: ViewProps ) {
	const { id, heading: Heading, view, locationId, contact } = page;
	const [ Below, BelowThat ] = BELOW[ Heading ];
	const current = choice ?? page;
	const nearest = search ?? page.nearest;
	const linkTo = ( change: Partial< Choice > ) =>
		`${ queryOf( { locationId: current.locationId, vendorId: current.vendorId, ...change }, page ) }#${ id }`;
	const branches = contact?.branches.filter( ( branch ) => ! locationId || branch.location_id === locationId ) ?? [];

	return (
		<div
			className={ `coleman-equipment-grid${ isLoading ? ' is-loading' : '' }` }
			aria-busy={ isLoading || undefined }
		>
			<section className="coleman-equipment-grid__catalogue" id={ id } aria-labelledby={ `${ id }-heading` }>
				<Heading className="coleman-equipment-grid__heading" id={ `${ id }-heading` }>
					{ page.isLocationFixed && Heading === 'h2'
						? // The page's own title says new equipment, and where.
							__( 'Machines by category', 'coleman' )
						: __( 'New Equipment', 'coleman' ) }
				</Heading>
				{ ( page.showLocations || page.showBrands ) && (
					<div className="coleman-equipment-grid__bars">
						{ page.showLocations && (
							<Bar
								id={ `${ id }-locations` }
								label={ __( 'Select Location', 'coleman' ) }
								options={ view.locations.map( ( { LocationId, City } ) => ( {
									id: LocationId,
									name: City,
								} ) ) }
								chosen={ current.locationId }
								linkTo={ ( option ) => linkTo( { locationId: option } ) }
								onChoose={ ( option ) => onChoose( { locationId: option } ) }
								statusMessage={ {
									id: `${ id }-told`,
									text: nearest.statusMessage,
									isFault: nearest.isFaulty,
								} }
							>
								<Nearest
									id={ id }
									vendorId={ page.isVendorFixed ? 0 : current.vendorId }
									{ ...nearest }
									onFind={ onNearest }
									onZip={ onZip }
								/>
							</Bar>
						) }
						{ page.showBrands && (
							<Bar
								id={ `${ id }-brands` }
								label={ __( 'Brands', 'coleman' ) }
								options={ view.vendors.map( ( { VendorId, BrandName } ) => ( {
									id: VendorId,
									name: BrandName,
								} ) ) }
								chosen={ current.vendorId }
								linkTo={ ( option ) => linkTo( { vendorId: option } ) }
								onChoose={ ( option ) => onChoose( { vendorId: option } ) }
							/>
						) }
					</div>
				) }
				<p className="coleman-equipment-grid__count" role="status">
					{ countText( page ) }
				</p>
				{ view.categories.length > 0 && (
					<ul className="coleman-equipment-grid__tiles" data-native="">
						{ view.categories.map( ( category, index ) => (
							<Tile
								key={ category.EquipCategoryId }
								category={ category }
								isFirst={ Heading === 'h1' && index < FIRST_TILES }
								level={ Below }
							/>
						) ) }
					</ul>
				) }
			</section>
			{ page.showAttachments && view.attachmentCategoryLinks.length > 0 && (
				<section
					className="coleman-equipment-grid__attachments"
					data-native=""
					aria-labelledby={ `${ id }-attachments` }
				>
					<Below className="coleman-equipment-grid__title" id={ `${ id }-attachments` }>
						{ __( 'NEW EQUIPMENT ATTACHMENTS', 'coleman' ) }
					</Below>
					<div className="coleman-equipment-grid__lists">
						<LinkList
							title={ __( 'By category', 'coleman' ) }
							links={ view.attachmentCategoryLinks.map( ( { CategoryId, CategoryName, Url } ) => ( {
								id: CategoryId,
								name: CategoryName,
								url: Url,
							} ) ) }
							level={ BelowThat }
						/>
						<LinkList
							title={ __( 'By manufacturer', 'coleman' ) }
							links={ view.attachmentManufacturerLinks.map( ( { VendorId, BrandName, Url } ) => ( {
								id: VendorId,
								name: BrandName,
								url: Url,
							} ) ) }
							level={ BelowThat }
						/>
					</div>
				</section>
			) }
			{ contact && (
				<BranchContact
					branches={ branches }
					people={ contact.people.filter( ( person ) => ! locationId || person.location_id === locationId ) }
					map={ ( locationId && branches[ 0 ]?.map ) || contact.mapOfAll }
					level={ Below }
				/>
			) }
		</div>
	);
}

/** The grid at work. */
export function EquipmentGrid( props: EquipmentGridProps ) {
	const { view, shown, choice, isLoading, choose } = useEquipment( props );
	const { find, findByZip, hush, ...search } = useNearest( props, ( { LocationId } ) =>
		choose( { locationId: LocationId } )
	);

	useEffect( () => {
		// What was chosen from further down, with the bars in view, begins above.
		const catalogue = document.getElementById( props.id );
		if ( view !== props.view && catalogue && catalogue.getBoundingClientRect().top < 0 ) {
			catalogue.scrollIntoView();
		}
	}, [ view, props.view, props.id ] );

	return (
		<EquipmentGridView
			{ ...props }
			{ ...shown }
			view={ view }
			choice={ choice }
			isLoading={ isLoading }
			search={ search }
			onChoose={ ( change ) => {
				hush();
				choose( change );
			} }
			onNearest={ find }
			onZip={ findByZip }
		/>
	);
}

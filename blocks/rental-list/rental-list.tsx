import { __, _n, sprintf } from '@wordpress/i18n';
import type { ListAtWork } from '@/ui/choice/use-list';
import { ListWay } from '@/ui/list-way/list-way';
import { instead } from '@/ui/modified-click';
import { RentalCard } from '@/ui/rental-card/rental-card';
import { queryOf } from './rental-list-props';
import type { Choice, RentalListProps } from './rental-list-props';
import './style.css';
import { useRentals } from './use-rentals';

export { rentalListProps } from './rental-list-props';

/** The heading below the list's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** How many plates are in view at once on a large screen: their pictures are wanted first. */
const FIRST = 4;

const ignore = () => {};

type ViewProps = RentalListProps & ListAtWork< Choice >;

/** How the list looks. */
export function RentalListView( {
	id,
	queryName,
	heading: Heading,
	title,
	branches,
	choice,
	list,
	wanted = choice,
	isLoading = false,
	more = 'none',
	onChoose = ignore,
	onMore = ignore,
}: ViewProps ) {
	const hrefOf = ( to: Choice ) => `${ queryOf( to, { queryName } ) }#${ id }`;
	const branch = ( locationId: number, city: string ) => (
		<a
			className="coleman-rental-list__option"
			href={ hrefOf( { locationId, after: 0 } ) }
			aria-current={ wanted.locationId === locationId ? 'true' : undefined }
			onClick={ instead( () => onChoose( { locationId } ) ) }
		>
			{ city }
		</a>
	);

	return (
		<section
			className={ `coleman-rental-list${ isLoading ? ' is-loading' : '' }` }
			id={ id }
			aria-labelledby={ `${ id }-heading` }
			aria-busy={ isLoading || undefined }
		>
			<Heading className="coleman-rental-list__heading" id={ `${ id }-heading` }>
				{ title }
			</Heading>
			{ branches.length > 0 && (
				<nav className="coleman-rental-list__bar" aria-labelledby={ `${ id }-branch` }>
					<p className="coleman-rental-list__label" id={ `${ id }-branch` }>
						{ __( 'Branch', 'coleman' ) }
					</p>
					<ul className="coleman-rental-list__options">
						<li>{ branch( 0, __( 'ALL', 'coleman' ) ) }</li>
						{ branches.map( ( { id: locationId, city } ) => (
							<li key={ locationId }>{ branch( locationId, city ) }</li>
						) ) }
					</ul>
				</nav>
			) }
			{ choice.after > 0 && (
				<ListWay
					to="first"
					label={ __( 'Back to start', 'coleman' ) }
					href={ hrefOf( { ...choice, after: 0 } ) }
					onFollow={ () => onChoose( {} ) }
				/>
			) }
			{ list.items.length === 0 && (
				<p className="coleman-rental-list__none">
					{ __(
						'Nothing like that is available for rent here right now. Call us. We may be able to bring one from another branch.',
						'coleman'
					) }
				</p>
			) }
			{ list.items.length > 0 && (
				<ul className="coleman-plate-cards coleman-rental-cards" data-native="">
					{ list.items.map( ( rental, index ) => (
						<li key={ rental.Url }>
							<RentalCard
								rental={ rental }
								level={ BELOW[ Heading ] }
								loading={ index < FIRST ? 'eager' : 'lazy' }
							/>
						</li>
					) ) }
				</ul>
			) }
			{ list.has_more && (
				<ListWay
					to="more"
					label={ __( 'Load More Rentals', 'coleman' ) }
					href={ hrefOf( { ...wanted, after: list.after } ) }
					isPending={ more === 'coming' }
					onFollow={ onMore }
				/>
			) }
			<p className="coleman-rental-list__told" role="status">
				{ more === 'failed'
					? __( 'That didn’t load. Please try again.', 'coleman' )
					: sprintf(
							/* translators: %d: how many machines are listed. */
							_n( '%d machine shown', '%d machines shown', list.items.length, 'coleman' ),
							list.items.length
						) }
			</p>
		</section>
	);
}

/** The list at work. */
export function RentalList( props: RentalListProps ) {
	return <RentalListView { ...props } { ...useRentals( props ) } />;
}

import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isModified } from '@/ui/modified-click';
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

type ViewProps = RentalListProps & {
	/** What was chosen, also while it is not shown yet. */
	wanted?: Choice;
	isLoading?: boolean;
	more?: 'none' | 'coming' | 'failed';
	onChoose?: ( locationId: number ) => void;
	onMore?: () => void;
};

/** How the list looks. */
export function RentalListView( {
	id,
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
	const link = ( className: string, to: Choice, text: string, isCurrent: boolean, onClick: () => void ) => (
		<a
			className={ className }
			href={ `${ queryOf( to ) }#${ id }` }
			aria-current={ isCurrent ? 'true' : undefined }
			onClick={ ( event ) => {
				if ( ! isModified( event ) ) {
					event.preventDefault();
					onClick();
				}
			} }
		>
			{ text }
		</a>
	);
	const branch = ( locationId: number, city: string ) =>
		link( 'coleman-rental-list__option', { locationId, after: 0 }, city, wanted.locationId === locationId, () =>
			onChoose( locationId )
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
				<p className="coleman-rental-list__way">
					{ link(
						'coleman-rental-list__link',
						{ ...choice, after: 0 },
						__( 'From the beginning', 'coleman' ),
						false,
						() => onChoose( choice.locationId )
					) }
				</p>
			) }
			{ list.items.length === 0 && (
				<p className="coleman-rental-list__none">
					{ __(
						'Nothing like that is for rent here just now. Call us: we may bring one over from another branch.',
						'coleman'
					) }
				</p>
			) }
			{ list.items.length > 0 && (
				<ul className="coleman-rental-list__rentals" data-native="">
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
				<p className="coleman-rental-list__way">
					<a
						className={ `coleman-rental-list__more${ more === 'coming' ? ' is-pending' : '' }` }
						href={ `${ queryOf( { ...wanted, after: list.after } ) }#${ id }` }
						aria-busy={ more === 'coming' || undefined }
						onClick={ ( event ) => {
							if ( ! isModified( event ) ) {
								event.preventDefault();
								onMore();
							}
						} }
					>
						{ __( 'Load More Rentals', 'coleman' ) }
					</a>
				</p>
			) }
			<p className="coleman-rental-list__told" role="status">
				{ more === 'failed'
					? __( 'That did not come through. Please try again.', 'coleman' )
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
	const { list, shown, choice, isLoading, more, choose, loadMore } = useRentals( props );
	const length = useRef( list.items.length );
	const isAppended = useRef( false );

	useEffect( () => {
		if ( isAppended.current && list.items.length > length.current ) {
			// Whoever asked for more goes on with the first of them.
			document
				.getElementById( props.id )
				?.querySelectorAll< HTMLElement >( '.coleman-rental-card__link' )
				[ length.current ]?.focus( { preventScroll: true } );
		}
		isAppended.current = false;
		length.current = list.items.length;
	}, [ list, props.id ] );

	return (
		<RentalListView
			{ ...props }
			choice={ shown }
			list={ list }
			wanted={ choice }
			isLoading={ isLoading }
			more={ more }
			onChoose={ choose }
			onMore={ () => {
				isAppended.current = true;
				void loadMore();
			} }
		/>
	);
}

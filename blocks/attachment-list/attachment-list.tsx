import { __, sprintf } from '@wordpress/i18n';
import { AttachmentCard } from '@/ui/attachment-card/attachment-card';
import type { ListAtWork } from '@/ui/choice/use-list';
import { ListWay } from '@/ui/list-way/list-way';
import { instead } from '@/ui/modified-click';
import { countText, optionsOf, queryOf } from './attachment-list-props';
import type { AttachmentListProps, BarName, Choice, Option } from './attachment-list-props';
import { useAttachments } from './use-attachments';

export { attachmentListProps } from './attachment-list-props';

/** The heading below the list's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** How many plates are in view at once on a large screen: their pictures are wanted first. */
const FIRST = 4;

/** Counts stop here. */
const CAP = 200;

const ignore = () => {};

const labelOf = ( bar: BarName ): string =>
	( {
		category: __( 'Category', 'coleman' ),
		vendor: __( 'Manufacturer', 'coleman' ),
		branch: __( 'Branch', 'coleman' ),
		price: __( 'Price', 'coleman' ),
		rent: __( 'Rentals', 'coleman' ),
	} )[ bar ];

type BarProps = {
	id: string;
	label: string;
	options: Option[];
	linkTo: ( option: Option ) => string;
	onChoose: ( option: Option ) => void;
};

/** A bar of filters: links that work by themselves. */
function Bar( { id, label, options, linkTo, onChoose }: BarProps ) {
	return (
		<nav className="coleman-attachment-list__bar" aria-labelledby={ id }>
			<p className="coleman-attachment-list__label" id={ id }>
				{ label }
			</p>
			<ul className="coleman-attachment-list__options">
				{ options.map( ( option ) => (
					<li key={ JSON.stringify( option.change ) }>
						<a
							href={ linkTo( option ) }
							aria-current={ option.isChosen ? 'true' : undefined }
							onClick={ instead( () => onChoose( option ) ) }
						>
							{ `${ option.name } ` }
							{ option.count !== undefined && (
								<span>{ option.count < CAP ? option.count : `${ CAP }+` }</span>
							) }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

type ViewProps = AttachmentListProps & ListAtWork< Choice >;

/** How the list looks. */
export function AttachmentListView( {
	wanted,
	isLoading = false,
	more = 'none',
	onChoose = ignore,
	onMore = ignore,
	...page
}: ViewProps ) {
	const { id, heading: Heading, list, bars } = page;
	const current = wanted ?? page.choice;
	const linkTo = ( change: Partial< Choice > ) => `${ queryOf( { ...current, after: 0, ...change }, page ) }#${ id }`;

	return (
		<section
			className={ `coleman-attachment-list${ isLoading ? ' is-loading' : '' }` }
			id={ id }
			aria-labelledby={ `${ id }-heading` }
			aria-busy={ isLoading || undefined }
		>
			<Heading className="coleman-attachment-list__heading" id={ `${ id }-heading` }>
				{ page.title }
			</Heading>
			{ bars.length > 0 && (
				<div className="coleman-attachment-list__bars">
					{ bars.map( ( bar ) => (
						<Bar
							key={ bar }
							id={ `${ id }-${ bar }` }
							label={ labelOf( bar ) }
							options={ optionsOf( bar, list, current ) }
							linkTo={ ( option ) => linkTo( option.change ) }
							onChoose={ ( option ) => onChoose( option.change ) }
						/>
					) ) }
				</div>
			) }
			<p className="coleman-attachment-list__count" role="status">
				{ countText( page ) }
			</p>
			{ page.choice.after > 0 && (
				<ListWay
					to="first"
					label={ __( 'Back to start', 'coleman' ) }
					href={ linkTo( {} ) }
					onFollow={ () => onChoose( {} ) }
				/>
			) }
			{ list.items.length === 0 && (
				<p className="coleman-attachment-list__none">
					{ __( 'No attachments match. Remove a filter or call us. We may have one coming in.', 'coleman' ) }
				</p>
			) }
			{ list.items.length > 0 && (
				<ul className="coleman-plate-cards coleman-attachment-cards" data-native="">
					{ list.items.map( ( item, index ) => (
						<li key={ item.Url }>
							<AttachmentCard
								attachment={ item }
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
					label={ __( 'Load More Attachments', 'coleman' ) }
					href={ linkTo( { after: list.after } ) }
					isPending={ more === 'coming' }
					onFollow={ onMore }
				/>
			) }
			<p className="coleman-attachment-list__told" role="status">
				{ more === 'failed' && __( 'That didn’t load. Please try again.', 'coleman' ) }
				{ more !== 'failed' &&
					page.choice.after === 0 &&
					list.has_more &&
					sprintf(
						/* translators: 1: how many are shown, 2: how many there are. */
						__( '%1$d of %2$s shown', 'coleman' ),
						list.items.length,
						list.count_is_capped ? `${ CAP }+` : `${ list.count }`
					) }
			</p>
		</section>
	);
}

/** The list at work. */
export function AttachmentList( props: AttachmentListProps ) {
	return <AttachmentListView { ...props } { ...useAttachments( props ) } />;
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { CoverLink } from '@/ui/cover-link/cover-link';
import { Picture } from '@/ui/picture/picture';

export const attachmentCategoriesProps = shape( {
	heading: oneOf( 'h1', 'h2' ),
	title: string,
	layout: oneOf( 'tiles', 'links' ),
	categories: arrayOf( shape( { name: string, url: string, image: string, count: integer } ) ),
	vendors: arrayOf( shape( { name: string, url: string, count: integer } ) ),
} );

export type AttachmentCategoriesProps = TypeOf< typeof attachmentCategoriesProps >;

/** The heading below the block's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** Counts stop here. */
const CAP = 200;

/** How many tiles are in view at once on a large screen: their pictures are wanted first. */
const FIRST = 5;

const countText = ( count: number ): string =>
	count > CAP
		? /* translators: %d: a number of attachments */
			sprintf( __( 'More than %d', 'coleman' ), CAP )
		: /* translators: %d: a number of attachments */
			sprintf( _n( '%d attachment', '%d attachments', count, 'coleman' ), count );

type LinkListProps = { title: string; links: { name: string; url: string }[]; level: 'h2' | 'h3' };

function LinkList( { title, links, level: Heading }: LinkListProps ) {
	return (
		<div className="coleman-attachment-categories__list">
			<Heading className="coleman-attachment-categories__subtitle">{ title }</Heading>
			<ul className="coleman-link-row">
				{ links.map( ( { name, url } ) => (
					<li key={ url }>
						<a href={ url }>{ name }</a>
					</li>
				) ) }
			</ul>
		</div>
	);
}

/** The ways into attachments: tiles or links by category, links by manufacturer. */
export function AttachmentCategories( {
	heading: Heading,
	title,
	layout,
	categories,
	vendors,
}: AttachmentCategoriesProps ) {
	const Below = BELOW[ Heading ];
	return (
		<div className={ `coleman-attachment-categories is-${ layout }` }>
			<Heading className="coleman-attachment-categories__heading">{ title }</Heading>
			{ layout === 'tiles' && categories.length > 0 && (
				<ul className="coleman-attachment-categories__tiles">
					{ categories.map( ( { name, url, image, count }, index ) => (
						<li key={ url } className="coleman-attachment-categories__tile">
							<Below className="coleman-attachment-categories__name">
								<CoverLink href={ url }>{ name }</CoverLink>
							</Below>
							<Picture
								className="coleman-attachment-categories__picture"
								src={ image }
								alt=""
								width={ 480 }
								height={ 300 }
								sizes="20rem"
								loading={ index < FIRST ? 'eager' : 'lazy' }
							/>
							<p className="coleman-attachment-categories__count">{ countText( count ) }</p>
						</li>
					) ) }
				</ul>
			) }
			<div className="coleman-attachment-categories__lists">
				{ layout === 'links' && categories.length > 0 && (
					<LinkList title={ __( 'By category', 'coleman' ) } links={ categories } level={ Below } />
				) }
				{ vendors.length > 0 && (
					<LinkList title={ __( 'By manufacturer', 'coleman' ) } links={ vendors } level={ Below } />
				) }
			</div>
		</div>
	);
}

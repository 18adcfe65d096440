import { __ } from '@wordpress/i18n';
import { arrayOf, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const announcementsProps = shape( {
	items: arrayOf(
		shape( {
			/** What a visitor has dismissed is known by it. */
			key: string,
			text: string,
			/** Empty without a link. */
			url: string,
			link: string,
			tone: oneOf( 'plain', 'notice', 'alert' ),
			/** Ids of the branches it is about, with spaces between; empty for all. */
			branches: string,
			/** Their names. */
			place: string,
		} )
	),
} );

export type AnnouncementsProps = TypeOf< typeof announcementsProps >;

/** What the dealership announces. A script takes out what a visitor has dismissed, and what is about other branches. */
export function Announcements( { items }: AnnouncementsProps ) {
	return (
		<section className="coleman-announcements" aria-label={ __( 'Announcements', 'coleman' ) }>
			{ items.map( ( { key, text, url, link, tone, branches, place } ) => (
				<div
					key={ key }
					className={ `coleman-announcements__item is-${ tone }` }
					data-announcement={ key }
					data-branches={ branches }
				>
					<p className="coleman-announcements__text">
						{ place !== '' && <strong className="coleman-announcements__place">{ `${ place }: ` }</strong> }
						<span>{ `${ text } ` }</span>
						{ url !== '' && (
							<a className="coleman-announcements__link" href={ url }>
								{ link }
							</a>
						) }
					</p>
					<button
						type="button"
						className="coleman-announcements__dismiss"
						data-dismiss=""
						hidden
						aria-label={ __( 'Dismiss this announcement', 'coleman' ) }
					>
						<span aria-hidden="true">×</span>
					</button>
				</div>
			) ) }
		</section>
	);
}

import { __ } from '@wordpress/i18n';
import { arrayOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

const thingShape = shape( {
	/** Path of its page. */
	url: string,
	name: string,
	/** Part or stock number; empty for none. */
	number: string,
	image: string,
} );

export const recentlyViewedProps = shape( {
	/** Of the page’s own part or machine, as JSON, for the browser to keep; empty on other pages. */
	current: string,
	/** It is shown only where something of this selector is on the page; empty for everywhere. */
	onlyWith: string,
	/** PHP knows none: the browser fills the list (src/behaviours/recently-viewed.ts). */
	things: arrayOf( thingShape ),
} );

export type RecentlyViewedProps = TypeOf< typeof recentlyViewedProps >;

/** What a visitor looked at last, hidden until their browser knows of something. */
export function RecentlyViewed( { current, onlyWith, things }: RecentlyViewedProps ) {
	return (
		<section
			className="coleman-recently-viewed"
			data-recently-viewed={ current }
			data-only-with={ onlyWith }
			aria-labelledby="coleman-recently-viewed"
			hidden={ things.length === 0 }
		>
			<div className="coleman-recently-viewed__head">
				<h2 className="coleman-recently-viewed__title" id="coleman-recently-viewed">
					{ __( 'Recently viewed', 'coleman' ) }
				</h2>
				<button className="coleman-recently-viewed__clear" type="button" data-clear="">
					{ __( 'Clear', 'coleman' ) }
				</button>
			</div>
			<ul className="coleman-recently-viewed__list" data-native="">
				{ things.map( ( { url, name, number, image } ) => (
					<li key={ url }>
						<a className="coleman-recently-viewed__thing" href={ url }>
							<img src={ image } alt="" width={ 96 } height={ 96 } loading="lazy" decoding="async" />
							<span className="coleman-recently-viewed__number">{ number }</span>
							<span className="coleman-recently-viewed__name">{ name }</span>
						</a>
					</li>
				) ) }
			</ul>
			<p className="coleman-recently-viewed__note">
				{ __( 'Kept in this browser only. We don’t see it.', 'coleman' ) }
			</p>
		</section>
	);
}

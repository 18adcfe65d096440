import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const usedCategoriesProps = shape( {
	title: string,
	heading: oneOf( 'h1', 'h2' ),
	categories: arrayOf( shape( { name: string, url: string, image: string, count: integer } ) ),
} );

export type UsedCategoriesProps = TypeOf< typeof usedCategoriesProps >;

/** The pages of used equipment. */
export function UsedCategories( { title, heading: Heading, categories }: UsedCategoriesProps ) {
	return (
		<div className="coleman-used-categories">
			<Heading className="coleman-used-categories__title">{ title }</Heading>
			<ul className="coleman-used-categories__tiles">
				{ categories.map( ( { name, url, image, count } ) => (
					<li key={ url } className="coleman-used-categories__tile">
						<img
							className="coleman-used-categories__picture"
							src={ image }
							alt=""
							width={ 480 }
							height={ 300 }
							loading="eager"
							decoding="async"
						/>
						<p className="coleman-used-categories__words">
							<a className="coleman-used-categories__link" href={ url }>
								{ name }
							</a>
							<span className="coleman-used-categories__count">
								{ count
									? /* translators: %d: how many machines there are. */
										sprintf( _n( '%d machine', '%d machines', count, 'coleman' ), count )
									: __( 'None today', 'coleman' ) }
							</span>
						</p>
					</li>
				) ) }
			</ul>
		</div>
	);
}

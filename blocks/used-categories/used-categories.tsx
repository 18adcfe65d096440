import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Tile } from '@/ui/tile/tile';
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
			<ul className="coleman-tiles">
				{ categories.map( ( { name, url, image, count } ) => (
					<Tile key={ url } name={ name } url={ url } image={ image } loading="eager">
						<span className="coleman-used-categories__count">
							{ count
								? /* translators: %d: how many machines there are. */
									sprintf( _n( '%d machine', '%d machines', count, 'coleman' ), count )
								: __( 'None today', 'coleman' ) }
						</span>
					</Tile>
				) ) }
			</ul>
		</div>
	);
}

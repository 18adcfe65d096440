import { __, _n, sprintf } from '@wordpress/i18n';
import { arrayOf, integer, nullable, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { formatShort } from '@/rules/money';
import { Tile } from '@/ui/tile/tile';
import './style.css';

export const rentalCategoriesProps = shape( {
	title: string,
	heading: oneOf( 'h1', 'h2' ),
	categories: arrayOf(
		shape( {
			name: string,
			url: string,
			image: string,
			count: integer,
			/** The lowest daily rate in cents; null where the desk tells it. */
			from: nullable( integer ),
		} )
	),
} );

export type RentalCategoriesProps = TypeOf< typeof rentalCategoriesProps >;

/** What is for rent, category by category. */
export function RentalCategories( { title, heading: Heading, categories }: RentalCategoriesProps ) {
	return (
		<div className="coleman-rental-categories">
			<Heading className="coleman-rental-categories__title">{ title }</Heading>
			{ categories.length === 0 && (
				<p className="coleman-rental-categories__none">
					{ __(
						'Nothing is available for rent right now. Call us and we’ll find you a machine.',
						'coleman'
					) }
				</p>
			) }
			<ul className="coleman-tiles">
				{ categories.map( ( { name, url, image, count, from }, index ) => (
					<Tile
						key={ url }
						name={ name }
						url={ url }
						image={ image }
						loading={ index < 4 ? 'eager' : 'lazy' }
					>
						<span className="coleman-rental-categories__from">
							{ from === null
								? __( 'Call for rates', 'coleman' )
								: /* translators: %s: a price. */
									sprintf( __( 'from %s a day', 'coleman' ), formatShort( from ) ) }
						</span>
						<span className="coleman-rental-categories__count">
							{
								/* translators: %d: how many machines there are to choose from. */
								sprintf( _n( '%d machine', '%d machines', count, 'coleman' ), count )
							}
						</span>
					</Tile>
				) ) }
			</ul>
		</div>
	);
}

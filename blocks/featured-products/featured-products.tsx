import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { arrayOf, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { cartStore } from '@/stores/cart';
import type { OnAdd } from '@/ui/order-form/order-form';
import { partShape, ProductCard } from '@/ui/product-card/product-card';

export const featuredProductsProps = shape( {
	/** Empty for none. */
	heading: string,
	layout: oneOf( 'grid', 'sidebar' ),
	parts: arrayOf( partShape ),
	/** Which part's form was refused when it was posted without JavaScript, why, and what had been typed. */
	fault: nullable( shape( { partId: integer, message: string, quantity: string } ) ),
} );

export type FeaturedProductsProps = TypeOf< typeof featuredProductsProps >;

/** How the list looks. Without `onAdd` its forms post to the page. */
export function FeaturedProductsView( {
	heading,
	layout,
	parts,
	fault,
	onAdd,
}: FeaturedProductsProps & { onAdd?: OnAdd } ) {
	if ( ! parts.length ) {
		return null;
	}
	return (
		<section
			className={ `coleman-featured-products__frame is-${ layout }` }
			aria-label={ heading || __( 'Featured parts', 'coleman' ) }
		>
			{ heading && <h2 className="coleman-featured-products__heading">{ heading }</h2> }
			<ul className="coleman-featured-products__list">
				{ parts.map( ( part ) => (
					<li key={ part.PartId }>
						<ProductCard
							part={ part }
							fault={ part.PartId === fault?.partId ? fault : null }
							onAdd={ onAdd }
						/>
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** The list at work: Add to cart goes through the store, and so to the cart modal and the other tabs. */
export function FeaturedProducts( props: FeaturedProductsProps ) {
	const { addItem } = useDispatch( cartStore );

	return <FeaturedProductsView { ...props } onAdd={ ( partId, quantity ) => addItem( { partId, quantity } ) } />;
}

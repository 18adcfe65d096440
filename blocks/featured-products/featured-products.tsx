import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { fetchFeaturedProducts } from '@/api/products';
import { arrayOf, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { logError } from '@/islands/log';
import type { Integer } from '@/rules/numbers';
import { cartStore } from '@/stores/cart';
import { useLastCall } from '@/ui/choice/use-choice';
import { ListWay } from '@/ui/list-way/list-way';
import type { OnAdd } from '@/ui/order-form/order-form';
import { partShape, ProductCard } from '@/ui/product-card/product-card';

export const featuredProductsProps = shape( {
	/** Of the list's element, and of its place in the page's address. */
	id: string,
	/** Empty for none. */
	heading: string,
	layout: oneOf( 'grid', 'sidebar' ),
	parts: arrayOf( partShape ),
	/** What the list is of; the ids are chosen ones, in their order. */
	choice: shape( { productIds: arrayOf( integer ), categoryId: integer, relatedTo: integer, without: integer } ),
	/** The part that the printed page of the list comes after; 0 for the beginning. */
	after: integer,
	/** The part that the next page comes after; 0 for none. */
	next: integer,
	/** Which part's form was refused when it was posted without JavaScript, why, and what had been typed. */
	fault: nullable( shape( { partId: integer, message: string, quantity: string } ) ),
} );

export type FeaturedProductsProps = TypeOf< typeof featuredProductsProps >;

/** As many chosen parts as a call names: more than it answers, for some may be gone. */
const NAMED = 250;

type ViewProps = FeaturedProductsProps & {
	/** How many were added below last. */
	added?: Integer;
	isLoading?: boolean;
	hasFailed?: boolean;
	/** Shows what comes after a part, or the beginning for 0. */
	onLoad?: ( after: number ) => void;
	onAdd?: OnAdd;
};

const ignore = () => {};

/** What the list says of what was asked of it last. */
function toldText( added: number, hasFailed: boolean ): string {
	if ( hasFailed ) {
		return __( 'That didn’t load. Please try again.', 'coleman' );
	}
	return added > 0
		? /* translators: %d: how many parts were added below those shown. */
			sprintf( _n( '%d more shown', '%d more shown', added, 'coleman' ), added )
		: '';
}

/** How the list looks. Without `onAdd` its forms post to the page. */
export function FeaturedProductsView( {
	id,
	heading,
	layout,
	parts,
	after,
	next,
	fault,
	added = 0,
	isLoading = false,
	hasFailed = false,
	onLoad = ignore,
	onAdd,
}: ViewProps ) {
	if ( ! parts.length && after === 0 ) {
		return null;
	}
	return (
		<section
			id={ id }
			className={ `coleman-featured-products__frame is-${ layout }` }
			aria-label={ heading || __( 'Featured parts', 'coleman' ) }
		>
			{ heading && <h2 className="coleman-featured-products__heading">{ heading }</h2> }
			{ after > 0 && (
				<ListWay
					to="first"
					label={ __( 'Back to start of list', 'coleman' ) }
					href={ `?#${ id }` }
					onFollow={ () => onLoad( 0 ) }
				/>
			) }
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
			{ next > 0 && (
				<ListWay
					to="more"
					label={ __( 'Load More Parts', 'coleman' ) }
					href={ `?${ id }=${ next }#${ id }` }
					isPending={ isLoading }
					onFollow={ () => onLoad( next ) }
				/>
			) }
			<p className="coleman-featured-products__told" role="status">
				{ toldText( added, hasFailed ) }
			</p>
		</section>
	);
}

/** The list at work: more of it without a new page; Add to cart through the store, and so to the cart modal and the other tabs. */
export function FeaturedProducts( props: FeaturedProductsProps ) {
	const { id, choice } = props;
	const { addItem } = useDispatch( cartStore );
	const [ shown, setShown ] = useState( { parts: props.parts, after: props.after, next: props.next, added: 0 } );
	const [ state, setState ] = useState< 'idle' | 'loading' | 'failed' >( 'idle' );
	const begin = useLastCall();

	const load = async ( after: number ) => {
		const signal = begin();
		setState( 'loading' );
		try {
			const { productIds, ...rest } = choice;
			// Those before the place are known already.
			const ids = productIds.slice( productIds.indexOf( after ) + 1 );
			const page = await fetchFeaturedProducts(
				{ ...rest, productIds: ids.slice( 0, NAMED ).join( ',' ), after },
				signal
			);
			if ( ! signal.aborted ) {
				setShown( ( before ) => ( {
					parts: after ? [ ...before.parts, ...page.results ] : page.results,
					after: after ? before.after : 0,
					next: page.has_more || ids.length > NAMED ? page.after : 0,
					added: after ? page.results.length : 0,
				} ) );
				setState( 'idle' );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				logError( 'Featured products', error );
				setState( 'failed' );
			}
		}
	};

	// Who asked for more reads on at the first of them.
	useEffect( () => {
		if ( shown.added ) {
			document
				.getElementById( id )
				?.querySelectorAll< HTMLElement >( 'li .coleman-product-card__link' )
				[ shown.parts.length - shown.added ]?.focus();
		}
	}, [ id, shown ] );

	return (
		<FeaturedProductsView
			{ ...props }
			{ ...shown }
			isLoading={ state === 'loading' }
			hasFailed={ state === 'failed' }
			onLoad={ load }
			onAdd={ ( partId, quantity ) => addItem( { partId, quantity } ) }
		/>
	);
}

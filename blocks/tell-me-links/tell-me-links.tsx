import { __ } from '@wordpress/i18n';
import { arrayOf, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const tellMeLinksProps = shape( {
	/** What visitors may be told of, each with the page that asks for their address. */
	links: arrayOf( shape( { kind: oneOf( 'in_stock', 'lower_price', 'listed' ), url: string } ) ),
} );

export type TellMeLinksProps = TypeOf< typeof tellMeLinksProps >;

function labelOf( kind: 'in_stock' | 'lower_price' | 'listed' ): string {
	if ( kind === 'in_stock' ) {
		return __( 'Tell me when it is in stock', 'coleman' );
	}
	return kind === 'lower_price'
		? __( 'Tell me when the price drops', 'coleman' )
		: __( 'Tell me about machines like this', 'coleman' );
}

/** Where visitors ask to be told. */
export function TellMeLinks( { links }: TellMeLinksProps ) {
	return (
		<ul className="coleman-link-row">
			{ links.map( ( { kind, url } ) => (
				<li key={ kind }>
					<a href={ url } rel="nofollow">
						{ labelOf( kind ) }
					</a>
				</li>
			) ) }
		</ul>
	);
}

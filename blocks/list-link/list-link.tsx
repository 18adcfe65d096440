import { __ } from '@wordpress/i18n';
import { shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const listLinkProps = shape( { url: string } );

export type ListLinkProps = TypeOf< typeof listLinkProps >;

/** The way from a part to a list of one’s own. The page is the same for everybody: who is no customer is asked to sign in. */
export function ListLink( { url }: ListLinkProps ) {
	return (
		<p className="coleman-list-link">
			<a className="coleman-list-link__link" href={ url } rel="nofollow">
				{ __( 'Add to a list', 'coleman' ) }
			</a>
			<span className="coleman-list-link__why">{ __( 'Keep the parts you order again.', 'coleman' ) }</span>
		</p>
	);
}

import { __ } from '@wordpress/i18n';
import { shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const searchedForProps = shape( {
	text: string,
	/** Where all results are. */
	url: string,
} );

export type SearchedForProps = TypeOf< typeof searchedForProps >;

/** What was searched for, and the way to all results: for who meant something else. */
export function SearchedFor( { text, url }: SearchedForProps ) {
	return (
		<p className="coleman-searched-for__line">
			<span className="coleman-searched-for__asked">
				{ `${ __( 'Searched for', 'coleman' ) } ` }
				<bdi className="coleman-searched-for__text">{ text }</bdi>
			</span>
			<a className="coleman-searched-for__all" href={ url }>
				{ __( 'See all results', 'coleman' ) }
			</a>
		</p>
	);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

/** From this many on they are not counted: the same as Locations\BranchInventory. */
const CAP = 200;

export const branchLotProps = shape( {
	heading: oneOf( 'h1', 'h2' ),
	/** City and state of the branch. */
	title: string,
	/** Up to one more than the cap. */
	counts: shape( { new: integer, used: integer, rental: integer } ),
	urls: shape( { new: string, used: string, rental: string } ),
} );

export type BranchLotProps = TypeOf< typeof branchLotProps >;

const countText = ( count: number ): string =>
	/* translators: %d: more than so many, said briefly. */
	count > CAP ? sprintf( __( '%d+', 'coleman' ), CAP ) : String( count );

/** What stands at a branch. Without an island: it never changes in the browser. */
export function BranchLot( { heading: Heading, title, counts, urls }: BranchLotProps ) {
	const lots = [
		{ count: counts.new, url: urls.new, what: _n( 'new machine', 'new machines', counts.new, 'coleman' ) },
		{ count: counts.used, url: urls.used, what: _n( 'used machine', 'used machines', counts.used, 'coleman' ) },
		{
			count: counts.rental,
			url: urls.rental,
			what: _n( 'machine for rent', 'machines for rent', counts.rental, 'coleman' ),
		},
	].filter( ( { count } ) => count > 0 );

	return (
		<div className="coleman-branch-lot">
			<Heading className="coleman-branch-lot__title">{ title }</Heading>
			{ lots.length > 0 && (
				<ul className="coleman-branch-lot__lots">
					{ lots.map( ( { count, url, what } ) => (
						<li key={ url }>
							<a className="coleman-branch-lot__lot" href={ url }>
								<span className="coleman-branch-lot__count">{ countText( count ) }</span>{ ' ' }
								<span className="coleman-branch-lot__what">{ what }</span>
							</a>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { arrayOf, integer, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const myBranchProps = shape( {
	branches: arrayOf( shape( { id: integer, city: string } ) ),
} );

export type MyBranchProps = TypeOf< typeof myBranchProps >;

/**
 * The visitor's own branch, and the form that chooses it. It is the same for everybody: src/behaviours/my-branch writes the
 * name of the chosen branch, and marks it in the list, before the page is seen.
 */
export function MyBranch( { branches }: MyBranchProps ) {
	return (
		<details className="coleman-my-branch__box">
			<summary className="coleman-my-branch__summary">
				<span className="coleman-my-branch__label">{ __( 'Your branch', 'coleman' ) }</span>
				<span className="coleman-my-branch__name" data-my-branch-name="">
					{ __( 'Choose', 'coleman' ) }
				</span>
			</summary>
			<form id="my-branch" className="coleman-my-branch__form" method="post">
				<input type="hidden" name="coleman_action" value="branch_choose" />
				<ul className="coleman-my-branch__list">
					{ branches.map( ( { id, city } ) => (
						<li key={ id } className="coleman-my-branch__row" data-branch-row={ id }>
							<button className="coleman-my-branch__branch" type="submit" name="branch" value={ id }>
								{ city }
							</button>
						</li>
					) ) }
				</ul>
			</form>
		</details>
	);
}

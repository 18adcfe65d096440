import { __, sprintf } from '@wordpress/i18n';
import { SORTS } from '@/rules/machine-choice';
import type { Sort } from '@/rules/machine-choice';
import type { MachineView } from './machine-list-props';
import { chosenIn, countText, sortName } from './words';

type SortProps = { id: string; sort: Sort; onForm: ( form: HTMLFormElement | null ) => void };

/** In what order; the button is for a page without React. */
function SortField( { id, sort: chosen, onForm }: SortProps ) {
	return (
		<>
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the select is inside */ }
			<label className="coleman-machine-list__sort">
				<span className="coleman-machine-list__sort-label">{ __( 'Sort by', 'coleman' ) }</span>
				<select
					className="coleman-machine-list__select"
					name="sort"
					form={ `${ id }-filters` }
					defaultValue={ chosen }
					onChange={ ( event ) => onForm( event.currentTarget.form ) }
				>
					{ SORTS.map( ( sort ) => (
						<option key={ sort } value={ sort }>
							{ sortName( sort ) }
						</option>
					) ) }
				</select>
			</label>
			<button className="coleman-machine-list__sort-apply" type="submit" form={ `${ id }-filters` }>
				{ __( 'Sort', 'coleman' ) }
			</button>
		</>
	);
}

type BarProps = SortProps & { view: MachineView; showSort: boolean; onOpen: ( isOpen: boolean ) => void };

/** Above the list: how many machines there are, the way to the filters on a small screen, and the sort. */
export function ListBar( { id, view, sort, showSort, onForm, onOpen }: BarProps ) {
	const { facets, count, isCapped } = view;
	const chosen = chosenIn( facets );

	return (
		<div className="coleman-machine-list__bar">
			{ count !== null && (
				<p className="coleman-machine-list__count" role="status" tabIndex={ -1 }>
					{ countText( count, isCapped ) }
				</p>
			) }
			{ facets.length > 0 && (
				<a
					className="coleman-machine-list__toggle"
					href={ `#${ id }-filters` }
					onClick={ ( event ) => {
						event.preventDefault();
						onOpen( true );
					} }
				>
					{ chosen.length
						? /* translators: %d: how many are chosen. */
							sprintf( __( 'Filter (%d)', 'coleman' ), chosen.length )
						: __( 'Filter', 'coleman' ) }
				</a>
			) }
			{ showSort && <SortField id={ id } sort={ sort } onForm={ onForm } /> }
		</div>
	);
}

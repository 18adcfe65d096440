import { __, sprintf } from '@wordpress/i18n';
import { queryOf, without } from '@/rules/machine-choice';
import type { MachineChoice } from '@/rules/machine-choice';
import { ChoiceLink } from './choice-links';
import type { LinkedList } from './choice-links';
import type { MachineListProps } from './machine-list-props';
import { chosenIn, countText, emptyText } from './words';

type Props = LinkedList & {
	choice: MachineChoice;
	facets: MachineListProps[ 'view' ][ 'facets' ];
	elsewhere: MachineListProps[ 'elsewhere' ];
};

/** Why there is no machine, and where there are some. */
export function EmptyList( { id, queryName, choice, facets, elsewhere, onChoose }: Props ) {
	const isChosen = chosenIn( facets ).length > 0;
	/** Facets that hold machines back: without one of them there are some. */
	const inTheWay = facets.filter( ( { total, values } ) => total > 0 && values.some( ( { is_chosen: is } ) => is ) );

	return (
		<div className="coleman-machine-list__empty">
			<p className="coleman-machine-list__none">{ emptyText( isChosen, inTheWay.length > 0 ) }</p>
			<ul className="coleman-machine-list__ways">
				{ inTheWay.map( ( { name, label, total } ) => (
					<li key={ name }>
						<ChoiceLink
							id={ id }
							queryName={ queryName }
							className="coleman-machine-list__way"
							query={ queryOf( without( choice, name ) ) }
							text={ sprintf(
								/* translators: 1: what machines are narrowed down by, such as Brand, 2: "5 machines". */
								__( 'Without %1$s: %2$s', 'coleman' ),
								label,
								countText( total, false )
							) }
							onChoose={ onChoose }
						/>
					</li>
				) ) }
				{ ! isChosen &&
					elsewhere.map( ( { label, url } ) => (
						<li key={ url }>
							<a className="coleman-machine-list__way" href={ url } data-native="">
								{ label }
							</a>
						</li>
					) ) }
			</ul>
		</div>
	);
}

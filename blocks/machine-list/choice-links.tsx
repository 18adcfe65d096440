import { __, sprintf } from '@wordpress/i18n';
import { queryOf, without } from '@/rules/machine-choice';
import type { MachineChoice } from '@/rules/machine-choice';
import type { Facet } from '@/ui/facets/facets';
import { ownQuery } from '@/ui/choice/own-query';
import { instead } from '@/ui/modified-click';
import { chosenIn } from './words';

/** The list that links lead to, and what takes them there without a page. */
export type LinkedList = { id: string; queryName: string; onChoose: ( choice: string ) => void };

type ChoiceLinkProps = LinkedList & { className: string; query: string; text: string; label?: string };

/** A link to another choice, which needs no page of its own when React is there. */
export function ChoiceLink( { id, queryName, className, query, text, label, onChoose }: ChoiceLinkProps ) {
	return (
		<a
			className={ className }
			href={ `${ ownQuery( `?${ query }`, queryName ) }#${ id }` }
			aria-label={ label }
			onClick={ instead( () => onChoose( query ) ) }
		>
			{ text }
		</a>
	);
}

/** Takes all back but the sort. */
export function ClearAll( { id, queryName, choice, onChoose }: LinkedList & { choice: MachineChoice } ) {
	return (
		<ChoiceLink
			id={ id }
			queryName={ queryName }
			className="coleman-machine-list__clear"
			query={ queryOf( { values: {}, sort: choice.sort } ) }
			text={ __( 'Clear all', 'coleman' ) }
			onChoose={ onChoose }
		/>
	);
}

/** What is chosen; each can be taken back. */
export function Chips( {
	id,
	queryName,
	choice,
	facets,
	onChoose,
}: LinkedList & { choice: MachineChoice; facets: Facet[] } ) {
	return (
		<ul className="coleman-machine-list__chips" aria-label={ __( 'Selected', 'coleman' ) }>
			{ chosenIn( facets ).map( ( { facet, value, text } ) => (
				<li key={ `${ facet }=${ value }` }>
					<ChoiceLink
						id={ id }
						queryName={ queryName }
						className="coleman-machine-list__chip"
						query={ queryOf( without( choice, facet, value ) ) }
						text={ text }
						label={
							/* translators: %s: a choice, such as "Brand: Kubota". */
							sprintf( __( 'Remove %s', 'coleman' ), text )
						}
						onChoose={ onChoose }
					/>
				</li>
			) ) }
			<li>
				<ClearAll id={ id } queryName={ queryName } choice={ choice } onChoose={ onChoose } />
			</li>
		</ul>
	);
}

import { __, sprintf } from '@wordpress/i18n';
import { cardOf, MachineCard } from '@/ui/machine-card/machine-card';
import type { MachineProps, SimilarMachine } from './machine-props';

/** Machines of the same category, nearest in price, and the way to compare them. */
export function Similar( { id, similar, compare }: { id: string; similar: SimilarMachine[]; compare: string } ) {
	return (
		<section className="coleman-machine__similar" id={ id }>
			<h2 className="coleman-machine__heading">{ __( 'Similar machines', 'coleman' ) }</h2>
			<ul className="coleman-machine__cards">
				{ similar.map( ( machine ) => (
					<MachineCard
						key={ machine.MachineId }
						machine={ cardOf( machine ) }
						level="h3"
						isFirst={ false }
						canCompare={ false }
					/>
				) ) }
			</ul>
			{ compare && (
				<a className="coleman-machine__link" href={ compare }>
					{ __( 'Compare with similar', 'coleman' ) }
				</a>
			) }
		</section>
	);
}

/** What is left of a machine that was sold long ago: the word, and the way to its like. */
export function Gone( { machine, sold_on: soldOn, links, level: Title }: MachineProps ) {
	return (
		<div className="coleman-machine__gone">
			<Title className="coleman-machine__title">
				{
					/* translators: %s: a machine. */
					sprintf( __( '%s is sold', 'coleman' ), machine.Title )
				}
			</Title>
			<p>
				{
					/* translators: %s: a date. */
					sprintf( __( 'It was sold on %s.', 'coleman' ), soldOn )
				}
			</p>
			<a className="coleman-machine__action wp-element-button" href={ links.category.url }>
				{
					/* translators: %s: a category of machines. */
					sprintf( __( 'See all: %s', 'coleman' ), links.category.name )
				}
			</a>
		</div>
	);
}

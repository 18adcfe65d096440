import { __, sprintf } from '@wordpress/i18n';
import { Price } from '@/ui/price/price';
import type { MachineProps, SimilarMachine } from './machine-props';

/** "2021 · 1,240 h · 74 hp": what one asks of a machine first. */
function factsText( { Condition, Year, Hours, Horsepower }: SimilarMachine ): string {
	const isUsed = Condition === 'used';
	return [
		isUsed ? ( Year ?? '' ).toString() : __( 'New', 'coleman' ),
		/* translators: %s: hours of a machine's meter. */
		isUsed && Hours !== null ? sprintf( __( '%s h', 'coleman' ), Hours.toLocaleString( 'en-US' ) ) : '',
		/* translators: %s: horsepower. */
		Horsepower !== null ? sprintf( __( '%s hp', 'coleman' ), Horsepower.toLocaleString( 'en-US' ) ) : '',
	]
		.filter( Boolean )
		.join( ' · ' );
}

/** Machines of the same category, nearest in price, and the way to compare them. */
export function Similar( { similar, compare }: { similar: SimilarMachine[]; compare: string } ) {
	return (
		<section className="coleman-machine__similar" id="similar">
			<h2 className="coleman-machine__heading">{ __( 'Similar machines', 'coleman' ) }</h2>
			<ul className="coleman-machine__cards">
				{ similar.map( ( machine ) => (
					<li key={ machine.MachineId }>
						<a className="coleman-machine__card" href={ machine.Url }>
							<img
								src={ machine.Photo.MediumImagePath }
								alt=""
								width={ 480 }
								height={ 300 }
								loading="lazy"
								decoding="async"
							/>
							<span className="coleman-machine__card-title">{ machine.Title }</span>
							<span className="coleman-machine__card-facts">{ factsText( machine ) }</span>
							{ machine.price_cents === null ? (
								<span className="coleman-machine__call">{ __( 'Call for price', 'coleman' ) }</span>
							) : (
								<Price cents={ machine.price_cents } />
							) }
							{ machine.Location && <span>{ machine.Location.City }</span> }
						</a>
					</li>
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
					sprintf( __( 'It left our yard on %s.', 'coleman' ), soldOn )
				}
			</p>
			<a className="coleman-machine__action" href={ links.category.url }>
				{
					/* translators: %s: a category of machines. */
					sprintf( __( 'See all: %s', 'coleman' ), links.category.name )
				}
			</a>
		</div>
	);
}

import { arrayOf, boolean, integer, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { FACETS } from '@/rules/machine-choice';
import './style.css';

/** What a list can be narrowed down by, as the API tells it. */
export const facetShape = shape( {
	name: oneOf( ...FACETS ),
	label: string,
	total: integer,
	values: arrayOf( shape( { value: string, label: string, count: integer, is_chosen: boolean } ) ),
} );

export type Facet = TypeOf< typeof facetShape >;

export const facetsProps = shape( {
	facets: arrayOf( facetShape ),
	/** How many of them are open though nothing is chosen there. */
	open: integer,
} );

/**
 * Boxes to tick, with how many there would be, for a form of GET: `brand[]=2&brand[]=5`. They are uncontrolled; who
 * shows another choice sets them by `tick()`.
 */
export function Facets( { facets, open }: TypeOf< typeof facetsProps > ) {
	return (
		<div className="coleman-facets">
			{ facets.map( ( { name, label, values }, index ) => (
				<details
					key={ name }
					className="coleman-facets__facet"
					open={ index < open || values.some( ( { is_chosen: isChosen } ) => isChosen ) }
				>
					<summary className="coleman-facets__label">{ label }</summary>
					<div className="coleman-facets__values" role="group" aria-label={ label }>
						{ values.map( ( { value, label: text, count, is_chosen: isChosen } ) => (
							// eslint-disable-next-line jsx-a11y/label-has-associated-control -- the box is inside
							<label key={ value } className={ count || isChosen ? undefined : 'is-none' }>
								<input
									type="checkbox"
									name={ `${ name }[]` }
									value={ value }
									defaultChecked={ isChosen }
									disabled={ ! count && ! isChosen }
								/>
								<span>{ text }</span>
								<span>{ count }</span>
							</label>
						) ) }
					</div>
				</details>
			) ) }
		</div>
	);
}

/** Ticks in a form what is chosen, and nothing else. */
export function tick( form: HTMLFormElement, facets: Facet[] ): void {
	const chosen = new Set(
		facets.flatMap( ( { name, values } ) =>
			values.filter( ( value ) => value.is_chosen ).map( ( { value } ) => `${ name }[]=${ value }` )
		)
	);
	form.querySelectorAll< HTMLInputElement >( 'input[type=checkbox]' ).forEach( ( box ) => {
		box.checked = chosen.has( `${ box.name }=${ box.value }` );
	} );
}

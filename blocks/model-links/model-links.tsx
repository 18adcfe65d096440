import { __ } from '@wordpress/i18n';
import { arrayOf, boolean, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const modelLinksProps = shape( {
	/** '' for none. */
	heading: string,
	level: oneOf( 'h2', 'h3' ),
	groups: arrayOf( shape( { name: string, models: arrayOf( shape( { name: string, url: string } ) ) } ) ),
	/** Path of the model whose page this is; '' elsewhere. */
	current: string,
	/** There are more models than links. */
	isCapped: boolean,
} );

export type ModelLinksProps = TypeOf< typeof modelLinksProps >;

/**
 * Lists that fold, closed as printed. Where the window is wide they show from the first frame, by style; the behavior
 * "wide open" then opens them in truth.
 */
export function ModelLinks( { heading, level: Heading, groups, current, isCapped }: ModelLinksProps ) {
	if ( groups.length === 0 ) {
		return null;
	}
	return (
		<nav className="coleman-model-links__nav" aria-label={ heading || __( 'Parts diagrams by model', 'coleman' ) }>
			{ heading && <Heading className="coleman-model-links__heading">{ heading }</Heading> }
			<div className="coleman-model-links__groups">
				{ groups.map( ( { name, models } ) => (
					<details key={ name } className="coleman-model-links__group" data-open-on-desktop="">
						<summary className="coleman-model-links__name">{ name }</summary>
						<ul className="coleman-model-links__list">
							{ models.map( ( model ) => (
								<li key={ model.url }>
									<a
										className="coleman-model-links__link"
										href={ model.url }
										aria-current={ model.url === current ? 'page' : undefined }
									>
										{ model.name }
									</a>
								</li>
							) ) }
						</ul>
					</details>
				) ) }
			</div>
			{ isCapped && (
				<p className="coleman-model-links__more">
					{ __( 'There are more than 200 models. Search for yours by name.', 'coleman' ) }
				</p>
			) }
		</nav>
	);
}

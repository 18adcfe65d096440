import { __, sprintf } from '@wordpress/i18n';
import { telephoneUrl } from '@/rules/telephone';
import type { SearchResultsProps } from './results-props';

type HelpProps = {
	help: NonNullable< SearchResultsProps[ 'help' ] >;
	text: string;
};

const Links = ( { title, links }: { title: string; links: HelpProps[ 'help' ][ 'families' ] } ) => (
	<section className="coleman-search-results__ways">
		<h2 className="coleman-search-results__heading">{ title }</h2>
		<ul className="coleman-search-results__links" data-native="">
			{ links.map( ( { name, url } ) => (
				<li key={ url }>
					<a className="coleman-search-results__way" href={ url }>
						{ name }
					</a>
				</li>
			) ) }
		</ul>
	</section>
);

/** How to search, whom to call and where else to look: when nothing was found, and before anything is searched. */
export function Help( { help: { phones, families, categories, order }, text }: HelpProps ) {
	return (
		<div className="coleman-search-results__help">
			<section className="coleman-search-results__hints">
				<h2 className="coleman-search-results__heading">{ __( 'Search tips', 'coleman' ) }</h2>
				<ul>
					<li>
						{ sprintf(
							/* translators: 1: a part number as it is printed, 2: the same as it may be typed. */
							__( 'A part number with or without its dashes, dots and spaces: %1$s or %2$s.', 'coleman' ),
							'HH164-32430',
							'hh16432430'
						) }
					</li>
					<li>{ __( 'The first few characters of a number if you can’t read the rest.', 'coleman' ) }</li>
					<li>{ __( 'A model as shown on the plate, for machines and parts diagrams.', 'coleman' ) }</li>
					<li>{ __( 'Use fewer words: oil filter, not filter for the engine oil.', 'coleman' ) }</li>
				</ul>
			</section>
			{ phones.length > 0 && (
				<section className="coleman-search-results__desk">
					<h2 className="coleman-search-results__strip">{ __( 'Call the parts desk', 'coleman' ) }</h2>
					<ul className="coleman-search-results__phones" data-native="">
						{ phones.map( ( { city, phone } ) => (
							<li key={ city }>
								<span>{ city }</span>
								<a className="coleman-search-results__phone" href={ telephoneUrl( phone ) }>
									{ phone }
								</a>
							</li>
						) ) }
					</ul>
					<p className="coleman-search-results__order">
						{ text
							? `${ __( 'We can order parts that aren’t in our catalog from the maker.', 'coleman' ) } `
							: `${ __( 'Have a whole list of part numbers? Use quick order.', 'coleman' ) } ` }
						<a href={ order } data-native="">
							{ text ? __( 'Ask for a special order', 'coleman' ) : __( 'Quick order', 'coleman' ) }
						</a>
					</p>
				</section>
			) }
			{ families.length > 0 && <Links title={ __( 'Parts by family', 'coleman' ) } links={ families } /> }
			{ categories.length > 0 && (
				<Links title={ __( 'Machines by category', 'coleman' ) } links={ categories } />
			) }
		</div>
	);
}

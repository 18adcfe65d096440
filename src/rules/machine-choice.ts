/**
 * What a visitor has chosen in a list of machines, as the address of the page says it:
 * `?brand=2,5&branch=4&price=10000-25000&sort=price`. The same rule lives in Catalogue\MachineChoice, which tells what
 * the values mean.
 */
export const FACETS = [ 'brand', 'branch', 'price', 'model_year', 'hours', 'horsepower' ] as const;
export const SORTS = [ 'newest', 'price', 'price-down', 'year', 'hours', 'horsepower' ] as const;

export type FacetName = ( typeof FACETS )[ number ];
export type Sort = ( typeof SORTS )[ number ];

/** The sort is '' where it is the list's own. */
export type MachineChoice = { values: Partial< Record< FacetName, string[] > >; sort: Sort | '' };

const MAX_VALUES = 12;

/** How many digits an end of the range may have; brands and branches are ids. */
const DIGITS: Partial< Record< FacetName, number > > = { price: 7, model_year: 4, hours: 6, horsepower: 4 };

function isValue( facet: FacetName, text: string ): boolean {
	const digits = DIGITS[ facet ];
	if ( ! digits ) {
		return /^[1-9]\d{0,8}$/.test( text );
	}
	if ( facet === 'price' && text === 'call' ) {
		return true;
	}
	const [ , from, to ] = new RegExp( `^(\\d{0,${ digits }})-(\\d{0,${ digits }})$` ).exec( text ) ?? [];
	if ( ! from && ! to ) {
		return false;
	}
	return (
		! from || ! to || Number( from ) < Number( to ) || ( facet === 'model_year' && Number( from ) === Number( to ) )
	);
}

/** The values that a query gives a facet: a text with commas, or several, as a form without JavaScript sends them. */
function given( parameters: URLSearchParams, facet: FacetName ): string[] {
	const list = [ ...parameters ]
		.filter( ( [ name ] ) => name.startsWith( `${ facet }[` ) )
		.map( ( [ , text ] ) => text );
	const texts = list.length ? list : parameters.getAll( facet ).slice( -1 );
	return texts.flatMap( ( text ) => text.split( ',' ) );
}

/** What is chosen by a query; what means nothing there is left out, as are facets that cannot be chosen. */
export function choiceIn( query: string | URLSearchParams, facets: readonly FacetName[] = FACETS ): MachineChoice {
	const parameters = new URLSearchParams( query );
	const values: MachineChoice[ 'values' ] = {};
	for ( const facet of FACETS.filter( ( name ) => facets.includes( name ) ) ) {
		const meant = new Set( given( parameters, facet ).filter( ( text ) => isValue( facet, text ) ) );
		if ( meant.size ) {
			values[ facet ] = [ ...meant ].slice( 0, MAX_VALUES );
		}
	}
	const sort = parameters.getAll( 'sort' ).at( -1 );
	return { values, sort: SORTS.find( ( name ) => name === sort ) ?? '' };
}

/** The query, without its question mark; '' when nothing is chosen. */
export function queryOf( { values, sort }: MachineChoice ): string {
	return [
		...FACETS.flatMap( ( facet ) => ( values[ facet ] ? [ `${ facet }=${ values[ facet ].join( ',' ) }` ] : [] ) ),
		...( sort ? [ `sort=${ sort }` ] : [] ),
	].join( '&' );
}

/** Without a value of a facet, or without the whole facet. */
export function without( { values, sort }: MachineChoice, facet: FacetName, value?: string ): MachineChoice {
	const { [ facet ]: own = [], ...others } = values;
	const left = value === undefined ? [] : own.filter( ( one ) => one !== value );
	return { values: left.length ? { ...others, [ facet ]: left } : others, sort };
}

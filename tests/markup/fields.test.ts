/** What is true of every field of every form. */

import { renderStates } from './states';

/** WordPress reads what is posted under these names as a query of its own, and answers with another page. */
const QUERY_VARIABLES = [
	...[ 'm', 'p', 'posts', 'w', 'cat', 'withcomments', 'withoutcomments', 's', 'search', 'exact', 'sentence' ],
	...[ 'calendar', 'page', 'paged', 'more', 'tb', 'pb', 'author', 'order', 'orderby', 'year', 'monthnum', 'day' ],
	...[ 'hour', 'minute', 'second', 'name', 'category_name', 'tag', 'feed', 'author_name', 'pagename', 'page_id' ],
	...[ 'error', 'attachment', 'attachment_id', 'subpost', 'subpost_id', 'preview', 'robots', 'favicon' ],
	...[ 'taxonomy', 'term', 'cpage', 'post_type', 'embed' ],
];

/** They stand on pages of the plugin alone, whose answers do not come from WordPress's query. */
const ON_OWN_PAGES = [ 'address-form', 'my-lists', 'order-lookup', 'saved-list' ];

/** ZIP codes, quantities, years, hours and sums of money, by the names of their fields. */
const NUMBERS = /(?:^|_)zip$|^quantity(?:_|$)|^(?:modelYear|hours|amount|downPayment|down)$/;

const forms = renderStates( 'blocks', 'src/ui', 'src/forms' ).flatMap( ( { block, state, html } ) =>
	[ ...new DOMParser().parseFromString( html, 'text/html' ).forms ].map( ( form ) => ( {
		block,
		state: `${ block } (${ state })`,
		fields: [ ...form.elements ],
	} ) )
);
const nameOf = ( field: Element ) => field.getAttribute( 'name' ) ?? '';

it( 'looks at many forms', () => {
	expect( forms.length ).toBeGreaterThan( 100 );
} );

it( 'no field of a form has the name of a query variable of WordPress', () => {
	const taken = forms
		.filter( ( { block } ) => ! ON_OWN_PAGES.includes( block ) )
		.flatMap( ( { state, fields } ) =>
			fields
				.map( nameOf )
				.filter( ( name ) => QUERY_VARIABLES.includes( name ) )
				.map( ( name ) => `${ name } in ${ state }` )
		);
	expect( taken ).toEqual( [] );
} );

it( 'a phone shows digits for what is a number', () => {
	const numbers = forms.flatMap( ( { state, fields } ) =>
		fields
			.filter( ( field ) => NUMBERS.test( nameOf( field ) ) && ! field.matches( '[type="hidden"]' ) )
			.map( ( field ) => ( { field, where: `${ nameOf( field ) } in ${ state }` } ) )
	);
	expect( numbers.length ).toBeGreaterThan( 50 );
	const lettered = numbers.filter(
		( { field } ) => ! field.matches( '[inputmode="numeric"], [inputmode="decimal"]' )
	);
	expect( lettered.map( ( { where } ) => where ) ).toEqual( [] );
} );

/** WordPress reads what is posted under these names as a query of its own, and answers with another page. */

import { renderStates } from './states';

const QUERY_VARIABLES = [
	...[ 'm', 'p', 'posts', 'w', 'cat', 'withcomments', 'withoutcomments', 's', 'search', 'exact', 'sentence' ],
	...[ 'calendar', 'page', 'paged', 'more', 'tb', 'pb', 'author', 'order', 'orderby', 'year', 'monthnum', 'day' ],
	...[ 'hour', 'minute', 'second', 'name', 'category_name', 'tag', 'feed', 'author_name', 'pagename', 'page_id' ],
	...[ 'error', 'attachment', 'attachment_id', 'subpost', 'subpost_id', 'preview', 'robots', 'favicon' ],
	...[ 'taxonomy', 'term', 'cpage', 'post_type', 'embed' ],
];

/** They stand on pages of the plugin alone, whose answers do not come from WordPress's query. */
const ON_OWN_PAGES = [ 'address-form', 'my-lists', 'order-lookup', 'saved-list' ];

const forms = renderStates( 'blocks', 'src/ui', 'src/forms' ).flatMap( ( { block, state, html } ) => {
	if ( ON_OWN_PAGES.includes( block ) ) {
		return [];
	}
	const parsed = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...parsed.forms ].map( ( form ) => ( {
		state: `${ block } (${ state })`,
		names: [ ...form.elements ].map( ( field ) => field.getAttribute( 'name' ) ?? '' ),
	} ) );
} );

it( 'looks at many forms', () => {
	expect( forms.length ).toBeGreaterThan( 100 );
} );

it( 'no field of a form has the name of a query variable of WordPress', () => {
	const taken = forms.flatMap( ( { state, names } ) =>
		names.filter( ( name ) => QUERY_VARIABLES.includes( name ) ).map( ( name ) => `${ name } in ${ state }` )
	);
	expect( taken ).toEqual( [] );
} );

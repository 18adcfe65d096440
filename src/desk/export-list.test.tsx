import { filterOf } from './export-list';

it( 'takes the filter of a list, and not the page that is shown', () => {
	expect( filterOf( '/orders?view=to_do&search=O%27Brien&after=5.12&per_page=50' ) ).toEqual( {
		view: 'to_do',
		search: "O'Brien",
	} );
	expect( filterOf( '/customers' ) ).toEqual( {} );
} );

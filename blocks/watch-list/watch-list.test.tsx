import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { WatchList, watchListProps } from './watch-list';

const forms = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <WatchList { ...watchListProps( fixtures[ state ] ) } /> );
	return [ ...document.querySelectorAll( 'form' ) ].map( ( form ) => ( {
		method: form.method,
		...Object.fromEntries( new FormData( form ) ),
	} ) );
};

it( 'confirms by one button, and only what waits', () => {
	expect( forms( 'to confirm' ) ).toEqual( [
		{ method: 'post', coleman_action: 'watch_confirm', to: '12', key: '0123456789abcdef0123456789abcdef' },
	] );
	expect( document.body.textContent ).toMatch( '2019 Kubota L3901' );
	expect( document.body.textContent ).not.toMatch( 'Used Tractors' );
} );

it( 'stops each by itself, and all at once', () => {
	const shown = forms( 'typical' );
	expect( shown.map( ( form ) => ( form as { watch?: string } ).watch ) ).toEqual( [ '3', '2', '1', undefined ] );
	expect( new Set( shown.map( ( { method } ) => method ) ) ).toEqual( new Set( [ 'post' ] ) );
} );

it( 'offers nothing by a link that is none', () => {
	expect( forms( 'empty' ) ).toEqual( [] );
	expect( document.body.textContent ).toMatch( 'no longer works' );
} );

import type { View } from '@wordpress/dataviews/wp';
import apiFetch from '@wordpress/api-fetch';
import { showScreen } from '../../tests/jest/desk-screen';
import { DeskError } from './api';
import { useAddress } from './use-address';
import { useMutation } from './use-mutation';
import { useDraft } from './use-draft';
import { useListView } from './use-list-view';
import { usePages } from './use-pages';
import { useQuery } from './use-query';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

function List( { path }: { path: string } ) {
	const query = useQuery< string[] >( path );
	return (
		<p>
			{ query.answer?.results.join( ',' ) ?? 'nothing yet' }
			{ query.isLoading ? ' …' : '' }
			{ query.error?.message ?? '' }
			<button onClick={ query.reload }>reload</button>
		</p>
	);
}

describe( 'reading', () => {
	it( 'keeps the last answer while another is under way, and shows only the newest', async () => {
		const answers: Record< string, ( results: string[] ) => void > = {};
		fetched.mockImplementation(
			( options ) =>
				new Promise( ( resolve ) => {
					answers[ options?.path ?? '' ] = ( results ) => resolve( { results } );
				} )
		);
		const { root, act, rerender } = await showScreen( <List path="/a" /> );
		expect( root.textContent ).toContain( 'nothing yet …' );
		await act( () => answers[ '/coleman/v1/desk/a' ]?.( [ 'one' ] ) );
		expect( root.textContent ).toBe( 'onereload' );
		await rerender( <List path="/b" /> );
		expect( root.textContent ).toContain( 'one …' );
		await rerender( <List path="/c" /> );
		await act( () => answers[ '/coleman/v1/desk/c' ]?.( [ 'three' ] ) );
		// Came late, for a list that nobody looks at any more.
		await act( () => answers[ '/coleman/v1/desk/b' ]?.( [ 'two' ] ) );
		expect( root.textContent ).toBe( 'threereload' );
	} );

	it( 'says what went wrong, and tries again', async () => {
		fetched.mockReset();
		fetched
			.mockRejectedValueOnce( { code: 'x', message: 'Not now.' } )
			.mockResolvedValue( { results: [ 'there' ] } );
		const { root, act } = await showScreen( <List path="/a" /> );
		expect( root.textContent ).toContain( 'Not now.' );
		await act( () => root.querySelector( 'button' )?.click() );
		expect( root.textContent ).toBe( 'therereload' );
	} );
} );

describe( 'writing', () => {
	it( 'is done once, however often it is clicked, and a refusal is shown', async () => {
		let finish: ( error: DeskError ) => void = () => {};
		const write = jest.fn(
			() =>
				new Promise< string >( ( _, reject ) => {
					finish = reject;
				} )
		);
		function Form() {
			const { run, isBusy, error } = useMutation( write );
			return (
				<button onClick={ () => void run( undefined ) }>
					{ isBusy ? 'busy' : ( error?.message ?? 'idle' ) }
				</button>
			);
		}
		const { root, act } = await showScreen( <Form /> );
		await act( () => {
			root.querySelector( 'button' )?.click();
			root.querySelector( 'button' )?.click();
		} );
		expect( write ).toHaveBeenCalledTimes( 1 );
		expect( root.textContent ).toBe( 'busy' );
		await act( () => finish( new DeskError( 'x', 'Refused.' ) ) );
		expect( root.textContent ).toBe( 'Refused.' );
	} );
} );

describe( 'pages', () => {
	it( 'go on by the key of the last row, back by those before, and begin again with another question', async () => {
		function Pages( { asked }: { asked: string } ) {
			const pages = usePages( asked );
			return (
				<>
					<button onClick={ () => pages.next( `after-${ pages.page }` ) }>next</button>
					<button onClick={ pages.previous }>previous</button>
					<output>{ `${ pages.page } ${ pages.after }` }</output>
				</>
			);
		}
		const { root, act, rerender } = await showScreen( <Pages asked="a" /> );
		const [ next, previous ] = root.querySelectorAll( 'button' );
		const shown = () => root.querySelector( 'output' )?.textContent;
		await act( () => next?.click() );
		await act( () => next?.click() );
		expect( shown() ).toBe( '3 after-2' );
		await act( () => previous?.click() );
		expect( shown() ).toBe( '2 after-1' );
		await rerender( <Pages asked="b" /> );
		expect( shown() ).toBe( '1 ' );
	} );

	it( 'stand in the address, for this question alone', async () => {
		function Pages( { asked }: { asked: string } ) {
			const pages = usePages( asked );
			return (
				<>
					<button onClick={ () => pages.next( `key,${ pages.page }` ) }>next</button>
					<output>{ `${ pages.page } ${ pages.after }` }</output>
				</>
			);
		}
		const first = await showScreen( <Pages asked="/orders?search=a" /> );
		await first.act( () => first.root.querySelector( 'button' )?.click() );
		await first.act( () => first.root.querySelector( 'button' )?.click() );
		const after = window.location.search;
		const again = await showScreen( <Pages asked="/orders?search=a" /> );
		expect( again.root.querySelector( 'output' )?.textContent ).toBe( '3 key,2' );
		window.history.replaceState( null, '', `/${ after }` );
		const other = await showScreen( <Pages asked="/orders?search=b" /> );
		expect( other.root.querySelector( 'output' )?.textContent ).toBe( '1 ' );
		expect( window.location.search ).not.toContain( 'at=' );
	} );
} );

describe( 'the view of a list', () => {
	const FIRST: View = {
		type: 'table',
		search: '',
		filters: [],
		perPage: 25,
		sort: { field: 'placed', direction: 'desc' },
	};

	/** Shows a list whose button asks for something else. */
	async function shownWith( next: Partial< View > ) {
		function Listed() {
			const [ view, setView ] = useListView( FIRST );
			return (
				<>
					<button onClick={ () => setView( { ...view, ...next } ) }>ask</button>
					<output>{ JSON.stringify( view ) }</output>
				</>
			);
		}
		const screen = await showScreen( <Listed /> );
		const view = () => JSON.parse( screen.root.querySelector( 'output' )?.textContent ?? '' ) as View;
		return { ...screen, view, ask: () => screen.act( () => screen.root.querySelector( 'button' )?.click() ) };
	}

	it( 'is the same after a reload, whatever was asked for', async () => {
		for ( const next of [
			{ search: "o'brien & söhne" },
			{ filters: [ { field: 'state', operator: 'isAny' as const, value: [ 'received', 'confirmed' ] } ] },
			{ sort: { field: 'total', direction: 'asc' as const }, perPage: 50 },
		] ) {
			window.history.replaceState( null, '', '/?page=coleman-orders' );
			const list = await shownWith( next );
			await list.ask();
			const reloaded = await shownWith( {} );
			expect( reloaded.view() ).toEqual( { ...FIRST, ...next } );
			expect( window.location.search ).toContain( 'page=coleman-orders' );
		}
	} );

	it( 'says nothing of what it began with, and believes no broken address', async () => {
		window.history.replaceState( null, '', '/?page=coleman-orders' );
		const list = await shownWith( { search: '' } );
		await list.ask();
		expect( window.location.search ).toBe( '?page=coleman-orders' );
		for ( const broken of [ '{', '7', 'null', '{"search":7,"filters":{"a":1},"sort":"up","perPage":-1}' ] ) {
			window.history.replaceState( null, '', `/?list=${ encodeURIComponent( broken ) }` );
			expect( ( await shownWith( {} ) ).view() ).toEqual( FIRST );
		}
	} );
} );

describe( 'the back button', () => {
	/** What the browser does when somebody goes back. */
	function goTo( search: string ) {
		window.history.replaceState( null, '', `/${ search }` );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}

	it( 'shows the list as it was: search, sorting and place, and asks for nothing in between', async () => {
		const asked: string[] = [];
		const FIRST: View = { type: 'table', search: '', filters: [], perPage: 25 };
		function Listed() {
			const [ params, go ] = useAddress();
			const [ view, setView ] = useListView( FIRST );
			const question = `${ params.get( 'view' ) ?? 'to_do' } ${ view.search } ${ view.sort?.field ?? '' }`;
			const pages = usePages( question );
			asked.push( `${ question } ${ pages.page }` );
			return (
				<>
					<button onClick={ () => setView( { ...view, search: 'ann' } ) }>search</button>
					<button onClick={ () => pages.next( '7' ) }>next</button>
					<button onClick={ () => go( { view: 'all' } ) }>all</button>
					<button
						onClick={ () =>
							setView( { ...view, search: 'bob', sort: { field: 'total', direction: 'asc' } } )
						}
					>
						other
					</button>
				</>
			);
		}
		window.history.replaceState( null, '', '/?page=coleman-orders' );
		const { root, act } = await showScreen( <Listed /> );
		const press = ( name: string ) =>
			act( () => [ ...root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === name )?.click() );
		await press( 'search' );
		await press( 'next' );
		const before = window.location.search;
		await press( 'all' );
		await press( 'other' );
		expect( asked.at( -1 ) ).toBe( 'all bob total 1' );
		asked.length = 0;
		await act( () => goTo( before ) );
		expect( new Set( asked ) ).toEqual( new Set( [ 'to_do ann  2' ] ) );
		expect( window.location.search ).toBe( before );
	} );
} );

describe( 'a draft', () => {
	function Draft( { name }: { name: string } ) {
		const { draft, put, clear } = useDraft( name, () => ( { text: '' } ) );
		return (
			<>
				<button onClick={ () => put( ( before ) => ( { text: `${ before.text }a` } ) ) }>type</button>
				<button onClick={ clear }>clear</button>
				<output>{ draft.text }</output>
			</>
		);
	}

	it( "outlives its screen until it is cleared, and is not another thing's", async () => {
		const first = await showScreen( <Draft name="note-orders-1" /> );
		await first.act( () => {
			first.root.querySelector( 'button' )?.click();
			first.root.querySelector( 'button' )?.click();
		} );
		expect( first.root.querySelector( 'output' )?.textContent ).toBe( 'aa' );
		const again = await showScreen( <Draft name="note-orders-1" /> );
		expect( again.root.querySelector( 'output' )?.textContent ).toBe( 'aa' );
		expect( ( await showScreen( <Draft name="note-orders-2" /> ) ).root.textContent ).not.toContain( 'aa' );
		await again.act( () => again.root.querySelectorAll( 'button' )[ 1 ]?.click() );
		expect( ( await showScreen( <Draft name="note-orders-1" /> ) ).root.textContent ).not.toContain( 'aa' );
	} );

	it( 'is no draft where the browser keeps nothing or something else', async () => {
		window.sessionStorage.setItem( 'coleman-desk-broken', '{' );
		const broken = await showScreen( <Draft name="broken" /> );
		expect( broken.root.querySelector( 'output' )?.textContent ).toBe( '' );
		const refuse = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'QuotaExceededError' );
		} );
		await broken.act( () => broken.root.querySelector( 'button' )?.click() );
		expect( broken.root.querySelector( 'output' )?.textContent ).toBe( 'a' );
		refuse.mockRestore();
	} );
} );

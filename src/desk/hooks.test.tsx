import apiFetch from '@wordpress/api-fetch';
import { showScreen } from '../../tests/jest/desk-screen';
import { DeskError } from './api';
import { useMutation } from './use-mutation';
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
} );

import { showScreen } from '../../tests/jest/desk-screen';
import { NoteForm } from './note-form';

/** Types as a person does. */
function type( field: HTMLTextAreaElement, text: string ) {
	Object.getOwnPropertyDescriptor( HTMLTextAreaElement.prototype, 'value' )!.set!.call( field, text );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

describe( 'a note', () => {
	async function sent( meanwhile: string | null ) {
		window.sessionStorage.clear();
		let finish: ( done: object ) => void = () => {};
		const run = () => new Promise< object >( ( resolve ) => ( finish = resolve ) );
		const { root, act } = await showScreen(
			<NoteForm name="orders-1" hasMail={ false } changing={ { run, isBusy: false, error: null } } />
		);
		const field = root.querySelector( 'textarea' )!;
		await act( () => type( field, 'Called.' ) );
		await act( () => root.querySelector( 'button' )?.click() );
		if ( meanwhile !== null ) {
			await act( () => type( field, meanwhile ) );
		}
		await act( () => finish( {} ) );
		return field.value;
	}

	it( 'leaves the field when it is saved', async () => {
		expect( await sent( null ) ).toBe( '' );
		expect( window.sessionStorage ).toHaveLength( 0 );
	} );

	it( 'takes nothing along that was typed meanwhile', async () => {
		expect( await sent( 'Called again.' ) ).toBe( 'Called again.' );
		expect( window.sessionStorage.getItem( 'coleman-desk-note-orders-1' ) ).toContain( 'Called again.' );
	} );
} );

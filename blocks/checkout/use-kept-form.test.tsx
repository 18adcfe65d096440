import { useRef } from '@wordpress/element';
import { shape } from '@/islands';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { useKeptForm } from './use-kept-form';

/** A checkout of one field, of a guest or of the customer with this email. */
async function open( email = '', idempotencyKey = 'first', asleep = '' ) {
	let hook: ReturnType< typeof useKeptForm >;
	function Page() {
		const formRef = useRef< HTMLFormElement >( null );
		const values: Record< string, string > = email ? { email } : {};
		hook = useKeptForm( formRef, { isGuest: ! email, values, idempotencyKey } );
		return (
			<form ref={ formRef }>
				<input name="note" />
			</form>
		);
	}
	const { root } = await hydrateIsland( Page, shape( {} ), {}, ( sleeping ) => {
		sleeping.querySelector( 'input' )!.value = asleep;
	} );
	return { form: hook!, note: root.querySelector( 'input' )! };
}

/** What the next page of this tab finds. */
async function reload( email = '', asleep = '' ) {
	const page = await open( email, 'second', asleep );
	const kept = page.form.recall();
	if ( kept ) {
		page.form.putBack( kept, false );
	}
	return { ...page, kept };
}

beforeEach( () => sessionStorage.clear() );

it( 'finds nothing where nothing was kept, and has the name that PHP gave', async () => {
	const { kept, form } = await reload();
	expect( [ kept, form.key() ] ).toEqual( [ null, 'second' ] );
} );

it( 'has what was typed, and its name, after a reload', async () => {
	const { form, note } = await open();
	note.value = 'Ring the bell';
	form.keep();
	const next = await reload();
	expect( [ next.note.value, next.form.key(), next.kept?.isPending ] ).toEqual( [ 'Ring the bell', 'first', false ] );
} );

it( 'leaves alone what was typed before it was hydrated', async () => {
	const { form, note } = await open();
	note.value = 'Ring the bell';
	form.keep();
	const next = await reload( '', 'Use the side door' );
	expect( next.note.value ).toBe( 'Use the side door' );
	expect( next.form.printed() ).toEqual( { note: '' } );
} );

it( 'knows that its order was sent', async () => {
	const { form } = await open();
	form.keep( true );
	expect( ( await reload() ).kept ).toMatchObject( { isPending: true, values: { note: '' } } );
} );

it( 'goes along with a guest who signs in, and to no other customer', async () => {
	const { form } = await open();
	form.keep();
	expect( ( await reload( 'ann@example.com' ) ).kept ).not.toBeNull();
	( await open( 'ann@example.com' ) ).form.keep();
	expect( ( await reload( 'eve@example.com' ) ).kept ).toBeNull();
	expect( ( await reload() ).kept ).toBeNull();
} );

it( 'forgets all of it when it has had its order, and takes a new name', async () => {
	const { form } = await open();
	form.keep( true );
	form.renew();
	expect( form.key() ).toMatch( /^[0-9a-f]{32}$/ );
	expect( ( await reload() ).kept ).toBeNull();
} );

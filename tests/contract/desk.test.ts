import type { DeskCustomer, DeskInventoryItem, DeskLetter, DeskMail, SettingsGroup } from '@/api/generated/schemas';
import { api, expectAllValid, expectValid, type Problem, Visitor } from './site';

type List< T > = { results: T[]; has_more?: boolean; after?: string };

/** The administrator, and the nonce that calls of wp-admin show. */
async function administrator() {
	const visitor = new Visitor();
	const { json } = await visitor.post< Problem & { nonce: string } >( '/wp-admin/admin-ajax.php', {
		action: 'customer_login',
		email: 'admin@example.com',
		password: 'password',
	} );
	const headers = { 'X-WP-Nonce': json.nonce };
	return { get: < T >( path: string ) => visitor.get< T >( api( `/desk${ path }` ), headers ) };
}

it( 'answers the desks of customers, mail and settings as the schemas say, and to no cache', async () => {
	// A mail for the outbox, and somebody to look at.
	await new Visitor().post( api( '/customer/password/forgot' ), { email: 'nobody@example.com' } );
	const desk = await administrator();

	const settings = await desk.get< List< SettingsGroup > >( '/settings' );
	expect( settings.headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( settings.json.results.length ).toBeGreaterThan( 4 );
	expectAllValid( 'settings-group', settings.json.results );

	const mails = await desk.get< List< DeskMail > >( '/mails' );
	expectAllValid( 'desk-mail', mails.json.results );
	const mail = await desk.get< { results: unknown } >( `/mails/${ mails.json.results[ 0 ]!.id }` );
	expectValid( 'desk-mail-full', mail.json.results );

	const letters = await desk.get< List< DeskLetter > >( '/letters' );
	expectAllValid( 'desk-letter', letters.json.results );
	const letter = await desk.get< { results: unknown } >( '/letters/order-ready' );
	expectValid( 'letter-preview', letter.json.results );
	const words = await desk.get< { results: unknown } >( '/letters/order-ready/words' );
	expectValid( 'letter-words', words.json.results );
	const announcements = await desk.get< { results: unknown } >( '/announcements' );
	expectValid( 'announcements', announcements.json.results );
	const redirects = await desk.get< List< unknown > >( '/redirects' );
	expect( redirects.json.results ).toEqual( [] );
	const exported = await desk.get< { results: unknown } >( '/redirects/export' );
	expectValid( 'redirect-export', exported.json.results );

	const customers = await desk.get< List< DeskCustomer > >( '/customers?search=customer%40example.com' );
	expectAllValid( 'desk-customer', customers.json.results );
	const customer = await desk.get< { results: unknown } >( `/customers/${ customers.json.results[ 0 ]!.id }` );
	expectValid( 'desk-customer-full', customer.json.results );

	const refused = await new Visitor().get< Problem >( api( '/desk/settings' ) );
	expect( refused.status ).toBe( 401 );
	expectValid( 'error', refused.json );
} );

it( 'answers the inventory desk as the schemas say, each kind with its own values', async () => {
	const desk = await administrator();
	const kinds = {
		machines: 'inventory-machine',
		classes: 'inventory-rental-class',
		units: 'inventory-rental-unit',
		branches: 'inventory-branch',
		salesmen: 'inventory-salesman',
	};
	for ( const [ kind, schema ] of Object.entries( kinds ) ) {
		const list = await desk.get< List< DeskInventoryItem > >( `/inventory/${ kind }` );
		expect( list.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( list.json.results.length ).toBeGreaterThan( 3 );
		list.json.results.forEach( ( item ) => expectValid( schema, item.values ) );
		const one = await desk.get< { results: DeskInventoryItem } >(
			`/inventory/${ kind }/${ list.json.results[ 0 ]!.id }`
		);
		expectValid( 'desk-inventory-item', one.json.results );
		expect( one.json.results.history ).toEqual( [] );
	}
	const choices = await desk.get< { results: unknown } >( '/inventory/choices' );
	expectValid( 'desk-inventory-choices', choices.json.results );
	const missing = await desk.get< Problem >( '/inventory/machines/999999999' );
	expect( missing.status ).toBe( 404 );
	expectValid( 'error', missing.json );
} );

import type {
	AuditEntry,
	DeskCustomer,
	DeskInventoryItem,
	DeskLetter,
	DeskMail,
	Interchange,
	SearchMiss,
	SearchResults,
	SearchWord,
	SettingsGroup,
	Webhook,
	WebhookDelivery,
} from '@/api/generated/schemas';
import { api, atTheDesk, expectAllValid, expectValid, type Problem, Visitor } from './site';

type List< T > = { results: T[]; has_more?: boolean; after?: string };

/** The administrator, and the nonce that calls of wp-admin show. */
async function administrator() {
	const { visitor, headers } = await atTheDesk();
	return {
		get: < T >( path: string ) => visitor.get< T >( api( `/desk${ path }` ), headers ),
		post: < T >( path: string, body: Record< string, unknown > ) =>
			visitor.post< T >( api( `/desk${ path }` ), JSON.stringify( body ), headers ),
	};
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

it( 'answers webhooks, the staff log and exports as the schemas say', async () => {
	const desk = await administrator();
	const added = await desk.post< { results: Webhook } >( '/webhooks', {
		url: 'https://dms.example/hook',
		events: [ 'order.placed', 'lead.received' ],
	} );
	expect( added.status ).toBe( 201 );
	expectValid( 'webhook', added.json.results );
	expect( added.headers[ 'cache-control' ] ).toContain( 'no-store' );
	const { id } = added.json.results;
	const tried = await desk.post< { results: WebhookDelivery } >( `/webhooks/${ id }/test`, {} );
	expectValid( 'webhook-delivery', tried.json.results );
	expect( tried.json.results.state ).toBe( 'dead' );
	const deliveries = await desk.get< List< WebhookDelivery > >( `/webhooks/deliveries?webhook=${ id }` );
	expectAllValid( 'webhook-delivery', deliveries.json.results );

	const left = await desk.post< List< Webhook > >( `/webhooks/${ id }/remove`, {} );
	expect( left.json.results.map( ( one ) => one.id ) ).not.toContain( id );
	const log = await desk.get< List< AuditEntry > >( '/audit?kind=webhook' );
	expectAllValid( 'audit-entry', log.json.results );

	const file = await desk.post( '/exports/customers', { search: '', filter: '' } );
	expect( [ file.status, file.headers[ 'content-type' ] ] ).toEqual( [ 200, 'text/csv; charset=utf-8' ] );
	expect( file.headers[ 'content-disposition' ] ).toMatch(
		/^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/
	);
} );

it( 'answers the desk of search words as the schemas say, and keeps what is right', async () => {
	const desk = await administrator();
	const text = `gizmo${ Date.now() % 1_000_000 }`;
	// Of a network of its own: of one network only so many searches are counted.
	await new Visitor( new Map(), '127.0.0.77' ).get( api( `/search?q=${ text }` ) );
	const misses = await desk.get< List< SearchMiss > >( '/search-misses?days=1' );
	expectAllValid( 'search-miss', misses.json.results );
	expect( misses.json.results.map( ( { name } ) => name ) ).toContain( text );
	expect( ( await desk.post( '/search-misses/forget', { name: text } ) ).status ).toBe( 204 );

	const refused = await desk.post< Problem >( '/search-words', { typed: [], meant: 'oil filter' } );
	expect( [ refused.status, Object.keys( refused.json.data.params ?? {} ) ] ).toEqual( [ 400, [ 'typed' ] ] );
	const made = await desk.post< { results: SearchWord } >( '/search-words', {
		typed: [ text ],
		meant: 'oil filter',
	} );
	expectValid( 'search-word', made.json.results );
	const { id, version } = made.json.results;
	const words = await desk.get< List< SearchWord > >( '/search-words' );
	expectAllValid( 'search-word', words.json.results );
	const found = await new Visitor().get< { results: SearchResults } >( api( `/search?q=${ text }&t=1` ) );
	expect( found.json.results.sections.parts.items[ 0 ]?.PartNumber ).toBe( 'HH164-32430' );
	const changed = await desk.post< { results: SearchWord } >( `/search-words/${ id }`, {
		typed: [ text ],
		meant: 'air filter',
		version,
	} );
	expect( changed.json.results.version ).toBe( version + 1 );
	const late = await desk.post< Problem >( `/search-words/${ id }/remove`, { version } );
	expect( [ late.status, late.json.code ] ).toEqual( [ 409, 'coleman_search_word_changed' ] );
	expect( ( await desk.post( `/search-words/${ id }/remove`, { version: version + 1 } ) ).status ).toBe( 204 );

	const number = { number: `ZZ${ Date.now() }`, maker: 'Acme', part: 'hh164 32430', note: 'taller' };
	expect( ( await desk.post( '/interchanges', number ) ).status ).toBe( 204 );
	const numbers = await desk.get< List< Interchange > >( `/interchanges?search=${ number.number }` );
	expectAllValid( 'interchange', numbers.json.results );
	const name = numbers.json.results[ 0 ]!.name;
	expect( ( await desk.post( '/interchanges/remove', { name } ) ).status ).toBe( 204 );
	const gone = await desk.post< Problem >( '/interchanges/remove', { name } );
	expect( gone.status ).toBe( 404 );
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

it( 'leads from the old address of a page that the editor moves, also of one below it', async () => {
	const { visitor, headers } = await atTheDesk();
	type Page = { id: number; link: string };
	const save = async ( id: number | '', fields: Record< string, unknown > ) =>
		( await visitor.post< Page >( `/wp-json/wp/v2/pages/${ id }`, JSON.stringify( fields ), headers ) ).json;
	const page = await save( '', { title: 'Moving', slug: 'moving', status: 'publish' } );
	const below = await save( '', { title: 'Below', slug: 'boxes', parent: page.id, status: 'publish' } );
	const moved = await save( page.id, { slug: 'moved' } );

	const guest = new Visitor();
	const led = await guest.get( '/moving/?from=mail' );
	expect( [ led.status, led.headers.location ] ).toEqual( [ 301, `${ moved.link }?from=mail` ] );
	const ledBelow = await guest.get( '/moving/boxes/' );
	expect( [ ledBelow.status, ledBelow.headers.location ] ).toEqual( [ 301, `${ moved.link }boxes/` ] );

	const desk = await administrator();
	const { results } = ( await desk.get< List< { id: number; source: string } > >( '/redirects' ) ).json;
	expect( results.map( ( { source } ) => source ).sort() ).toEqual( [ '/moving', '/moving/boxes' ] );
	await desk.post( '/redirects/remove', { ids: results.map( ( { id } ) => id ) } );
	for ( const { id } of [ below, page ] ) {
		await visitor.post( `/wp-json/wp/v2/pages/${ id }?force=true`, '', {
			...headers,
			'X-HTTP-Method-Override': 'DELETE',
		} );
	}
} );

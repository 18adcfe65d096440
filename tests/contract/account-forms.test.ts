import { base, Visitor } from './site';

/** The forms of an account as a browser without JavaScript posts them; each visitor is one browser. */

const unique = () => `form.${ Date.now() }.${ Math.random().toString( 36 ).slice( 2, 8 ) }@example.com`;

const PASSWORD = 'long enough';

/** Its own each run: customers of the demo stay. */
const FARM = `Farm ${ Date.now() }`;

const ADDRESS = { name: 'Ann Farmer', street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' };

/** What the notification bar says, by its region's role. */
const notice = ( html: string, role: 'status' | 'alert' ) =>
	new RegExp( `<div class="coleman-notifications__region" role="${ role }".*?</div>` )
		.exec( html )?.[ 0 ]
		.replace( /<button.*?<\/button>/g, '' )
		.replace( /<[^>]*>/g, '' );

/** The sentence beside a field, as its aria-describedby names it. */
const error = ( html: string, name: string ) => {
	const id = new RegExp( `name="${ name }"[^>]* aria-invalid="true" aria-describedby="([^"]+)"` ).exec( html )?.[ 1 ];
	const ids = id?.split( ' ' ) ?? [];
	return new RegExp( `id="${ ids.at( -1 ) }">([^<]*)<` ).exec( html )?.[ 1 ];
};

const pathOf = ( location = '' ) => location.replace( base, '' );

const form = async ( visitor: Visitor, page: string, action: string, fields: Record< string, string > = {} ) => {
	const answer = await visitor.post( page, { coleman_action: action, ...fields } );
	return { ...answer, leadsTo: pathOf( answer.headers.location ) };
};

/** Customers are made once a test, and seldom: the site lets a network register five an hour. */
const customer = async () => {
	const visitor = new Visitor();
	const email = unique();
	const fields = { first_name: 'Ann', last_name: 'Farmer', email, password: PASSWORD };
	const answer = await form( visitor, '/customer/create', 'register', fields );
	expect( [ answer.status, answer.leadsTo ] ).toEqual( [ 303, '/customer?done=registered' ] );
	return { visitor, email };
};

const signIn = async ( email: string, password: string ) => {
	const visitor = new Visitor();
	return { visitor, answer: await form( visitor, '/customer/login', 'sign_in', { email, password } ) };
};

/** The link in the newest mail to somebody: the outbox is emptied after the answer. */
async function linkTo( email: string, path: string, tries = 40 ): Promise< string > {
	const { text } = await new Visitor().get( '/dev/mail' );
	const names = [ ...text.matchAll( /<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td><a href="([^"]+)"/g ) ]
		.filter( ( [ , to ] ) => to?.includes( email ) )
		.map( ( [ , , href ] ) => href ?? '' );
	for ( const name of names ) {
		const mail = ( await new Visitor().get( `${ name }/html` ) ).text;
		const found = new RegExp( `href="([^"]*${ path }[^"]*)"` ).exec( mail )?.[ 1 ];
		if ( found ) {
			return pathOf( found.replace( /&(amp|#0?38);/g, '&' ) );
		}
	}
	if ( tries === 0 ) {
		throw new Error( `No mail to ${ email } leads to ${ path }.` );
	}
	await new Promise( ( resolve ) => setTimeout( resolve, 250 ) );
	return linkTo( email, path, tries - 1 );
}

const queryOf = ( path: string ) => Object.fromEntries( new URL( path, base ).searchParams );

it( 'makes an account by a form, whose faults keep what was typed but the password', async () => {
	const visitor = new Visitor();
	const typed = {
		first_name: ' ',
		last_name: 'O"Dell <b>',
		email: 'no address',
		password: 'short',
		redirect: '/cart',
	};
	const refused = await form( visitor, '/customer/create', 'register', typed );
	expect( refused.status ).toBe( 400 );
	expect( error( refused.text, 'first_name' ) ).toBe( 'First Name is required.' );
	expect( error( refused.text, 'email' ) ).toBe( 'Invalid email address provided.' );
	expect( error( refused.text, 'password' ) ).toBe( 'Use at least 8 characters for your password.' );
	expect( refused.text ).toContain( 'value="O&quot;Dell &lt;b&gt;"' );
	expect( refused.text ).not.toMatch( /value="short"|:"short"/ );
	expect( refused.headers[ 'cache-control' ] ).toBe( 'private, no-store' );

	const { visitor: ann, email } = await customer();
	const account = await ann.get( '/customer?done=registered' );
	expect( account.text ).toContain( 'Ann Farmer' );
	expect( notice( account.text, 'status' ) ).toBe(
		'Welcome. Your account is ready. We sent you a link to confirm your email address.'
	);
	for ( const page of [ '/customer/create', '/customer/forgot-password' ] ) {
		const answer = await ann.get( page );
		expect( [ answer.status, pathOf( answer.headers.location ) ] ).toEqual( [ 303, '/customer' ] );
	}

	const again = await form( new Visitor(), '/customer/create', 'register', {
		...typed,
		first_name: 'Eve',
		email,
		password: PASSWORD,
	} );
	expect( again.status ).toBe( 409 );
	expect( error( again.text, 'email' ) ).toMatch( /^This email address already has an account/ );
} );

it( 'keeps addresses for their owner, and shows each change at once', async () => {
	const { visitor, answer } = await signIn( 'customer@example.com', 'password' );
	expect( answer.status ).toBe( 303 );
	const bad = await form( visitor, '/customer/address/new', 'address_save', { ...ADDRESS, name: '', zip: '660' } );
	expect( bad.status ).toBe( 400 );
	expect( [ error( bad.text, 'name' ), error( bad.text, 'zip' ) ] ).toEqual( [
		'Name is required.',
		'Enter a 5-digit ZIP code.',
	] );
	expect( bad.text ).toContain( '<option value="KS" selected="">' );

	const made = await form( visitor, '/customer/address/new', 'address_save', { ...ADDRESS, company: FARM } );
	expect( [ made.status, made.leadsTo ] ).toEqual( [ 303, '/customer/addresses?done=address-saved' ] );
	const book = ( await visitor.get( made.leadsTo ) ).text;
	expect( notice( book, 'status' ) ).toBe( 'Your address has been saved.' );
	expect( book ).toContain( FARM );
	const id = [ ...book.matchAll( /\/customer\/address\/(\d+)"/g ) ]
		.map( ( [ , found ] ) => Number( found ) )
		.sort( ( a, b ) => b - a )[ 0 ];
	const page = `/customer/address/${ id }`;
	expect( ( await visitor.get( page ) ).text ).toContain( `value="${ FARM }"` );

	// To a guest every id asks for the sign-in; to another customer it is as good as none.
	const guest = await new Visitor().get( page );
	expect( [ guest.status, guest.text.includes( 'Returning Customers' ) ] ).toEqual( [ 200, true ] );
	expect( guest.text ).not.toContain( FARM );
	const { visitor: other } = await signIn( 'second.customer@example.com', 'password' );
	expect( ( await other.get( page ) ).status ).toBe( 404 );
	for ( const action of [ 'address_save', 'address_delete' ] ) {
		const refused = await form( other, '/customer/addresses', action, {
			...ADDRESS,
			CustomerAddressId: String( id ),
		} );
		expect( refused.status ).toBe( 404 );
		expect( notice( refused.text, 'alert' ) ).toBe( 'This address is not in your address book.' );
		expect(
			(
				await form( new Visitor(), '/customer/addresses', action, {
					...ADDRESS,
					CustomerAddressId: String( id ),
				} )
			).status
		).toBe( 401 );
	}

	const gone = await form( visitor, '/customer/addresses', 'address_delete', { CustomerAddressId: String( id ) } );
	expect( gone.leadsTo ).toBe( '/customer/addresses?done=address-deleted' );
	expect( ( await visitor.get( gone.leadsTo ) ).text ).not.toContain( FARM );
	expect( ( await visitor.get( page ) ).status ).toBe( 404 );
} );

it( 'changes a profile; a new password ends the other sessions, a new email waits for its mail', async () => {
	const { visitor: ann, email } = await customer();
	const profile = {
		FirstName: 'Anna',
		LastName: 'Farmer',
		Email: email,
		Phone: '913-555-0101',
		Company: '',
		PreferredLocationId: '4',
	};
	const wrong = await form( ann, '/customer/edit', 'profile_save', {
		...profile,
		FirstName: '',
		PreferredLocationId: '99',
	} );
	expect( [ error( wrong.text, 'FirstName' ), error( wrong.text, 'PreferredLocationId' ) ] ).toEqual( [
		'First Name is required.',
		'Choose one of our branches.',
	] );
	const saved = await form( ann, '/customer/edit', 'profile_save', profile );
	expect( saved.leadsTo ).toBe( '/customer/edit?done=profile-saved' );
	expect( ( await ann.get( saved.leadsTo ) ).text ).toMatch( /value="Anna".*<option value="4" selected=""/s );

	const { visitor: elsewhere } = await signIn( email, PASSWORD );
	const unproven = await form( ann, '/customer/edit', 'profile_save', {
		...profile,
		password_new: 'another one',
		password_current: 'guess',
	} );
	expect( unproven.status ).toBe( 403 );
	expect( error( unproven.text, 'password_current' ) ).toBe( 'The current password is incorrect.' );
	expect( unproven.text ).not.toMatch( /another one|guess/ );
	expect(
		(
			await form( ann, '/customer/edit', 'profile_save', {
				...profile,
				password_new: 'another one',
				password_current: PASSWORD,
			} )
		).status
	).toBe( 303 );
	expect( ( await ann.get( '/customer' ) ).text ).toContain( 'Anna Farmer' );
	expect( ( await elsewhere.get( '/customer' ) ).text ).toContain( 'Returning Customers' );
	expect( ( await signIn( email, PASSWORD ) ).answer.status ).toBe( 401 );

	const next = unique();
	const asked = await form( ann, '/customer/edit', 'profile_save', {
		...profile,
		Email: next,
		password_current: 'another one',
	} );
	expect( asked.leadsTo ).toBe( '/customer/edit?done=confirm-email' );
	expect( ( await ann.get( asked.leadsTo ) ).text ).toMatch(
		`<strong>We sent a link to ${ next }. Your email changes when you open it`
	);
	const link = await linkTo( next, '/customer/confirm-email' );
	// Looking at the link changes nothing; whoever holds it may be signed in elsewhere, or nowhere.
	const stranger = new Visitor();
	expect( ( await stranger.get( link ) ).text ).toContain( next );
	expect( ( await signIn( next, 'another one' ) ).answer.status ).toBe( 401 );
	expect( ( await form( stranger, link, 'email_confirm', queryOf( link ) ) ).leadsTo ).toBe(
		'/customer?done=email-confirmed'
	);
	expect( ( await signIn( next, 'another one' ) ).answer.status ).toBe( 303 );
	expect( ( await stranger.get( link ) ).text ).toContain( 'This link was already used or has expired.' );
	expect( ( await form( stranger, link, 'email_confirm', queryOf( link ) ) ).status ).toBe( 403 );
} );

it( 'mails a link to choose a new password, and says the same to everybody', async () => {
	const { visitor: ann, email } = await customer();
	const answers = await Promise.all(
		[ email, unique() ].map( ( address ) =>
			form( new Visitor(), '/customer/forgot-password', 'password_forgot', { email: address } )
		)
	);
	expect( answers.map( ( { status, leadsTo } ) => [ status, leadsTo ] ) ).toEqual(
		Array( 2 ).fill( [ 303, '/customer/forgot-password?sent=1' ] )
	);
	expect( ( await new Visitor().get( '/customer/forgot-password?sent=1' ) ).text ).toContain(
		'If this email address has an account'
	);

	const link = await linkTo( email, '/customer/reset-password' );
	const stranger = new Visitor();
	const short = await form( stranger, link, 'password_reset', { ...queryOf( link ), password: 'short' } );
	expect( error( short.text, 'password' ) ).toBe( 'Use at least 8 characters for your password.' );
	const reset = await form( stranger, link, 'password_reset', { ...queryOf( link ), password: 'chosen anew' } );
	expect( reset.leadsTo ).toBe( '/customer/login?done=password-changed' );
	expect( notice( ( await stranger.get( reset.leadsTo ) ).text, 'status' ) ).toBe(
		'Your password was changed. Please sign in with your new password.'
	);
	expect( ( await ann.get( '/customer' ) ).text ).toContain( 'Returning Customers' );
	expect( ( await signIn( email, 'chosen anew' ) ).answer.status ).toBe( 303 );
	expect( ( await stranger.get( link ) ).text ).toContain( 'This link was already used or has expired.' );
} );

describe( 'what was typed when the session had ended', () => {
	const ANN = 'customer@example.com';

	/** The browser of a customer whose session has ended, who sends a form. */
	const ended = async ( page: string, action: string, fields: Record< string, string > ) => {
		const { visitor } = await signIn( ANN, 'password' );
		// Without a part in the cart there is nothing to check out.
		await form( visitor, '/cart', 'cart_add', { partId: '1' } );
		visitor.endSession();
		return { visitor, answer: await form( visitor, page, action, fields ) };
	};

	afterAll( async () => {
		const { visitor } = await signIn( ANN, 'password' );
		const [ , item = '' ] = /"cartItemId":(\d+),"PartId":1,/.exec( ( await visitor.get( '/cart' ) ).text ) ?? [];
		await form( visitor, '/cart', 'cart_remove', { cartItemId: item } );
	} );

	const comeBack = ( visitor: Visitor, email: string ) =>
		form( visitor, '/customer/login', 'sign_in', { email, password: 'password' } );

	const KEPT = 'You’ve been signed out. Sign in to go on. What you entered is kept.';
	/** As it stands in a field. */
	const TYPED = 'Añn&quot;&lt;b';
	const BACK = 'What you entered is back. Please send it again.';

	it.each( [
		[ '/customer/edit?done=profile-saved', 'profile_save', { FirstName: 'Añn"<b>', password_new: 'a secret' } ],
		[ '/customer/address/new', 'address_save', { ...ADDRESS, street: '7 Añn"<b> Rd' } ],
		[ '/customer/people', 'people_invite', { email: 'Añn"<b>@example.com' } ],
		[ '/customer/lists', 'list_create', { name: 'Añn"<b>' } ],
		[ '/checkout', 'checkout', { signed_in: '1', billing_name: 'Añn"<b>' } ],
	] )( 'is back at %s, once, for its customer', async ( page, action, fields: Record< string, string > ) => {
		const { visitor, answer } = await ended( page, action, fields );
		expect( [ answer.status, notice( answer.text, 'alert' ) ] ).toEqual( [ 401, KEPT ] );
		expect( visitor.cookie( 'coleman_typed' ) ).not.toContain( 'A%C3%B1n' );
		await comeBack( visitor, ANN );
		const back = await visitor.get( page );
		expect( notice( back.text, 'status' ) ).toBe( BACK );
		expect( back.text.includes( TYPED ) ).toBe( true );
		expect( back.text ).not.toContain( 'a secret' );
		expect( back.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( ( await visitor.get( page ) ).text.includes( TYPED ) ).toBe( false );
	} );

	it( 'is never shown to somebody else, nor kept where it is not known whose it is', async () => {
		const typed = { FirstName: 'Añn' };
		const { visitor } = await ended( '/customer/edit', 'profile_save', typed );
		await comeBack( visitor, 'second.customer@example.com' );
		expect( ( await visitor.get( '/customer/edit' ) ).text ).not.toMatch( /Añn|entered is back/ );
		expect( visitor.cookie( 'coleman_typed' ) ).toBeUndefined();
		// Two accounts have signed in on this device by now.
		visitor.endSession();
		const refused = await form( visitor, '/customer/edit', 'profile_save', typed );
		expect( notice( refused.text, 'alert' ) ).toBe( 'Please sign in first.' );
		// A browser that nobody has signed in with.
		const stranger = await form( new Visitor(), '/customer/edit', 'profile_save', typed );
		expect( notice( stranger.text, 'alert' ) ).toBe( 'Please sign in first.' );
		expect( stranger.cookies.join() ).not.toContain( 'coleman_typed' );
	} );

	it( 'waits for its own page, and a button leaves nothing', async () => {
		const { visitor } = await ended( '/customer/edit', 'profile_save', { FirstName: 'Añn' } );
		await comeBack( visitor, ANN );
		expect( ( await visitor.get( '/customer/address/new' ) ).text ).not.toContain( BACK );
		expect( ( await visitor.get( '/customer/edit' ) ).text ).toContain( 'value="Añn"' );
		const { answer } = await ended( '/customer/addresses', 'address_delete', { CustomerAddressId: '1' } );
		expect( notice( answer.text, 'alert' ) ).toBe( 'Please sign in first.' );
	} );
} );

it.each( [
	'/customer/edit',
	'/customer/addresses',
	'/customer/lists',
	'/customer/people',
	'/customer/lists?part=1',
	'/customer/list/1',
	'/customer/address/new',
	'/customer/address/1',
	'/customer/orders',
	'/customer/pay-methods',
] )( '%s is behind the gate, for one person, and no search engine’s', async ( page ) => {
	const { text, headers } = await new Visitor().get( page );
	expect( text ).toContain( 'Returning Customers' );
	expect( text ).not.toMatch( /coleman-(sheet|account-menu)__/ );
	expect( text ).toMatch( /<meta name='robots' content='[^']*noindex/ );
	expect( headers[ 'cache-control' ] ).toBe( 'private, no-store' );
} );

it( 'lists orders by the state asked for, whatever the address says', async () => {
	const { visitor } = await signIn( 'customer@example.com', 'password' );
	for ( const query of [
		'',
		'?status=completed',
		'?status=%22%3Cscript%3E',
		'?page=99999999',
		'?page=-1',
		'?status[]=x',
	] ) {
		const { status, text } = await visitor.get( `/customer/orders${ query }` );
		expect( [ status, text.includes( 'Your orders' ) ] ).toEqual( [ 200, true ] );
	}
} );

it.each( [
	[ 'a sentence that is none', '/customer/login?done=%3Cb%3Eyou+won%3C/b%3E' ],
	[ 'a list', '/customer/login?done[]=registered' ],
	[ 'a page that caches keep', '/equipment/new/?done=registered' ],
] )( 'says no word of success for %s', async ( _, page ) => {
	expect( notice( ( await new Visitor().get( page ) ).text, 'status' ) ).toBe( '' );
} );

it.each( [
	[ '/wp-admin/profile.php', 302, '/customer' ],
	[ '/wp-admin/index.php', 302, '/customer' ],
	[ '/wp-admin/users.php', 302, '/customer' ],
	[ '/wp-admin/admin-post.php', 200, '' ],
	[ '/wp-admin/admin-ajax.php?action=rest-nonce', 200, '' ],
] )( 'a customer who asks for %s is answered %i %s, and sees no admin bar', async ( page, status, path ) => {
	const { visitor } = await signIn( 'customer@example.com', 'password' );
	const answer = await visitor.get( page );
	expect( [ answer.status, pathOf( answer.headers.location ) ] ).toEqual( [ status, path ] );
	expect( ( await visitor.get( '/customer' ) ).text ).not.toContain( 'wpadminbar' );
} );

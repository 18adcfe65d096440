import { api, atTheDesk, base, expectValid, Visitor } from './site';

/** The used machine's form, as calls and as a browser without JavaScript sends it. */

const CALL = api( '/send-used-equipment-email' );
const USED = '/equipment/used/detail/2022-bobcat-t76-61';

const DETAILS = {
	firstName: 'Ann',
	lastName: 'Farmer',
	email: 'ann.inquiry@example.com',
	city: 'Smithville',
	state: 'MO',
	zip: '64089',
};

/** Each test comes from a network of its own: a network may send three without proof of a person in ten minutes. */
const from = ( network: number ) => new Visitor( undefined, `127.0.4.${ network }` );

const unique = () => `${ Date.now() } ${ Math.random() }`;

const json = { 'Content-Type': 'application/json' };

type Sent = { results: { leadId: number; message: string; phone: string; sold: boolean } };

const asForm = ( details: Record< string, string >, prefix = 'details' ) =>
	Object.fromEntries( Object.entries( details ).map( ( [ name, value ] ) => [ `${ prefix }[${ name }]`, value ] ) );

it( 'takes an inquiry as JSON and as a form that stands for it, each once by its key', async () => {
	const visitor = from( 1 );
	const key = { 'Idempotency-Key': `${ Date.now() }`.padStart( 32, 'a' ) };
	const body = JSON.stringify( { equipmentId: 61, details: { ...DETAILS, comments: unique() } } );
	const first = await visitor.post< Sent >( CALL, body, { ...json, ...key } );
	expect( first.status ).toBe( 200 );
	expectValid( 'used-inquiry-sent', first.json.results );
	expect( first.json.results ).toMatchObject( { phone: '816-555-0117', sold: false } );
	expect( first.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
	const again = await visitor.post< Sent >( CALL, body, { ...json, ...key } );
	expect( [ again.json, again.headers[ 'idempotency-replayed' ] ] ).toEqual( [ first.json, 'true' ] );

	const form = await visitor.post< Sent >(
		CALL,
		{ equipmentId: '63', ...asForm( { ...DETAILS, comments: unique() } ) },
		{ 'X-HTTP-Method-Override': 'POST' }
	);
	expect( [ form.status, form.json.results.sold ] ).toEqual( [ 200, true ] );
	expect( form.json.results.leadId ).toBeGreaterThan( first.json.results.leadId );
} );

it( 'names what is wrong in the words of the specification', async () => {
	const { status, json: problem } = await from( 2 ).post( CALL, { equipmentId: '61', 'details[email]': 'ann@' } );
	expect( [ status, problem.data.params ] ).toEqual( [
		400,
		{
			firstName: 'First Name is required.',
			lastName: 'Last Name is required.',
			email: 'Invalid email address provided.',
			city: 'City is required.',
			state: 'State is required.',
		},
	] );
	expectValid( 'error', problem );
	const unknown = await from( 2 ).post( CALL, { equipmentId: '999999', ...asForm( DETAILS ) } );
	expect( [ unknown.status, unknown.json.code ] ).toEqual( [ 404, 'coleman_equipment_not_found' ] );
} );

it( 'refuses files, by the call and by the form', async () => {
	const part = ( name: string, value: string, file = '' ) =>
		`--x\r\nContent-Disposition: form-data; name="${ name }"${ file }\r\n\r\n${ value }\r\n`;
	const body = ( fields: Record< string, string > ) =>
		`${ Object.entries( fields )
			.map( ( [ name, value ] ) => part( name, value ) )
			.join( '' ) }${ part( 'photo', '<?php', '; filename="x.php"' ) }--x--\r\n`;
	const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
	const call = await from( 3 ).post( CALL, body( { equipmentId: '61', ...asForm( DETAILS ) } ), multipart );
	expect( [ call.status, call.json.data.params ] ).toEqual( [
		400,
		{ photo: 'You can’t send files with this form.' },
	] );
	const form = await from( 3 ).post(
		USED,
		body( { coleman_action: 'used-inquiry', equipmentId: '61', ...DETAILS } ),
		multipart
	);
	expect( form.status ).toBe( 400 );
	expect( form.text ).toContain( 'You can’t send files with this form.' );
} );

it( 'lets exactly three without proof of a person through, of any number at once', async () => {
	const answers = await Promise.all(
		[ ...Array( 24 ).keys() ].map( ( number ) =>
			from( 4 ).post( CALL, {
				equipmentId: '61',
				...asForm( { ...DETAILS, comments: `${ number } ${ unique() }` } ),
			} )
		)
	);
	const count = ( status: number ) => answers.filter( ( answer ) => answer.status === status ).length;
	expect( [ count( 200 ), count( 429 ) ] ).toEqual( [ 3, 21 ] );
	const refused = answers.find( ( answer ) => answer.status === 429 );
	expect( refused?.json.code ).toBe( 'coleman_rate_limited' );
	expect( Number( refused?.headers[ 'retry-after' ] ) ).toBeGreaterThan( 0 );
} );

it( 'works by the form of a page that caches keep, and the word of thanks is not kept', async () => {
	const visitor = from( 5 );
	const page = await visitor.get( USED );
	expect( page.headers[ 'cache-control' ] ).toMatch( /^public/ );
	expect( page.text ).toContain( 'action="#used-equipment-form"' );
	expect( page.text ).not.toMatch( /form_stamp|idempotency|Thank you\. Your E-mail/ );

	const fields = { coleman_action: 'used-inquiry', equipmentId: '61', ...DETAILS };
	const wrong = await visitor.post( USED, { ...fields, firstName: '"><b>Ann', city: '' } );
	expect( wrong.status ).toBe( 400 );
	expect( wrong.text ).toContain( 'City is required.' );
	expect( wrong.text ).toContain( 'value="&quot;&gt;&lt;b&gt;Ann"' );
	expect( wrong.headers[ 'cache-control' ] ).toBe( 'private, no-store' );

	const sent = await visitor.post( USED, { ...fields, comments: unique() } );
	expect( [ sent.status, sent.headers.location ] ).toEqual( [
		303,
		`${ base }${ USED }?asked=61#used-equipment-form`,
	] );
	const thanks = await visitor.get( `${ USED }?asked=61` );
	expect( thanks.text ).toContain( 'please feel free to call us at 816-555-0117.' );
	expect( thanks.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
	expect( ( await visitor.get( `${ USED }?asked=63` ) ).text ).not.toContain( 'Thank you. Your E-mail' );

	const foreign = await visitor.request( 'POST', USED, fields, { Origin: 'https://evil.example' } );
	expect( foreign.status ).toBe( 403 );
	expect( foreign.text ).toContain( 'An error has occurred while submitting your inquiry. Please try again later.' );
} );

/** Two pixels. */
const GIF = Buffer.from( 'R0lGODlhAgABAIAAAP8AAAAA/ywAAAAAAgABAAACAkQKADs=', 'base64' );

const TRADE_IN = { make: 'Kubota', model: 'L3901', modelYear: '2019', hours: '1,250', condition: 'good' };

/** A form as a browser sends it with files. */
const multipart = ( fields: Record< string, string >, files: [ string, Buffer ][] ): Buffer =>
	Buffer.concat( [
		...Object.entries( fields ).map( ( [ name, value ] ) =>
			Buffer.from( `--x\r\nContent-Disposition: form-data; name="${ name }"\r\n\r\n${ value }\r\n` )
		),
		...files.flatMap( ( [ name, bytes ] ) => [
			Buffer.from(
				`--x\r\nContent-Disposition: form-data; name="pictures[]"; filename="${ name }"\r\nContent-Type: image/gif\r\n\r\n`
			),
			bytes,
			Buffer.from( '\r\n' ),
		] ),
		Buffer.from( '--x--\r\n' ),
	] );

describe( 'pictures of a trade-in', () => {
	const PICTURES = api( '/inquiries/pictures' );
	const file = { 'Content-Type': 'application/octet-stream' };

	it( 'are taken one by one, named in the inquiry, and shown to staff only', async () => {
		const visitor = from( 7 );
		const taken = await visitor.post< { results: { token: string } } >( PICTURES, GIF, file );
		expect( taken.status ).toBe( 201 );
		expectValid( 'inquiry-picture', taken.json.results );
		const sent = await visitor.post< { results: { leadId: number } } >(
			api( '/inquiries' ),
			JSON.stringify( {
				kind: 'trade_in',
				pictures: [ taken.json.results.token ],
				details: { ...DETAILS, ...TRADE_IN, comments: unique() },
			} ),
			json
		);
		expect( sent.status ).toBe( 200 );
		const { visitor: staff, headers } = await atTheDesk();
		const lead = api( `/desk/leads/${ sent.json.results.leadId }` );
		const seen = await staff.get< { results: { pictures: { id: number }[] } } >( lead, headers );
		expectValid( 'desk-lead', seen.json.results );
		const picture = `${ lead }/pictures/${ seen.json.results.pictures[ 0 ]?.id }`;
		const shown = await staff.get( picture, headers );
		expect( [ shown.status, shown.headers[ 'content-type' ], shown.headers[ 'x-content-type-options' ] ] ).toEqual(
			[ 200, 'image/jpeg', 'nosniff' ]
		);
		expect( shown.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( shown.text ).toContain( 'JFIF' );
		const draft = await staff.get< { results: unknown } >( `${ lead }/machine`, headers );
		expectValid( 'desk-trade-in', draft.json.results );
		// Nobody else, and no address without the right.
		expect( ( await visitor.get( picture ) ).status ).toBe( 401 );
		expect( ( await visitor.get( `${ lead }/machine` ) ).status ).toBe( 401 );
	} );

	it( 'come with the form of a browser without JavaScript; a bad one is named, and the good ones stay', async () => {
		const visitor = from( 8 );
		const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
		const fields = {
			coleman_action: 'inquiry',
			form_id: 'inquiry-1',
			kind: 'trade_in',
			...DETAILS,
			...TRADE_IN,
			comments: unique(),
		};
		const post = ( more: Record< string, string >, files: [ string, Buffer ][] ) =>
			visitor.post( '/trade-in/', multipart( { ...fields, ...more }, files ), type );
		const wrong = await post( { make: '' }, [
			[ 'front.gif', GIF ],
			[ '<b>shell.php', Buffer.from( '<?php' ) ],
			[ 'big.gif', Buffer.concat( [ GIF, Buffer.alloc( 10_000_001 ) ] ) ],
		] );
		expect( wrong.status ).toBe( 400 );
		expect( wrong.text ).not.toContain( '<b>shell' );
		const many = await post( {}, Array( 9 ).fill( [ 'a.gif', GIF ] ) );
		expect( many.status ).toBe( 400 );
		expect( many.text ).toContain( 'Choose up to 8 pictures.' );
		const sent = await post( {}, [ [ 'front.gif', GIF ] ] );
		expect( sent.status ).toBe( 303 );
		expect( sent.headers.location ).toContain( 'sent=inquiry-1' );
		// Sent twice, it is one inquiry.
		expect( ( await post( {}, [ [ 'front.gif', GIF ] ] ) ).status ).toBe( 303 );
		const { visitor: staff, headers } = await atTheDesk();
		const found = await staff.get< { results: unknown[] } >(
			`${ api( '/desk/leads' ) }?search=${ encodeURIComponent( DETAILS.email ) }&kind=trade_in`,
			headers
		);
		expect( found.json.results.length ).toBe( 2 );
	} );

	it( 'refuses what is no picture, too large or no file', async () => {
		const visitor = from( 9 );
		const status = async ( bytes: Buffer, headers: Record< string, string > = file ) =>
			( await visitor.post( PICTURES, bytes, headers ) ).status;
		expect( await status( Buffer.from( '<?php' ) ) ).toBe( 422 );
		expect( await status( Buffer.alloc( 0 ) ) ).toBe( 422 );
		expect( await status( Buffer.alloc( 10_000_001 ) ) ).toBe( 413 );
		expect( await status( GIF, { 'Content-Type': 'multipart/form-data; boundary=x' } ) ).toBe( 415 );
		expect( await status( GIF, { ...file, Origin: 'https://evil.example' } ) ).toBe( 403 );
	} );
} );

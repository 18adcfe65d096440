import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type {
	Feed,
	FeedChange,
	FeedFault,
	FeedHeldAnswered,
	FeedHeldPrice,
	FeedKind,
	FeedMissing,
	FeedPreview,
	FeedRun,
	FeedRunRow,
} from '@/api/generated/schemas';
import { api, atTheDesk, base, expectAllValid, expectValid, type Problem, Visitor } from './site';

type Results< T > = { results: T };

const CSV = { 'Content-Type': 'text/csv' };
const name = `contract-${ Date.now() % 1_000_000 }`;
const rows = ( price: string ) =>
	`Part No,vendor,description,price\nCT-${ name },Contract Feeds,Bracket,${ price }\nCT2-${ name },Contract Feeds,Bad,x\n`;

/** A program: an Application Password, and no cookie. */
let password = '';
let program: Record< string, string > = {};

beforeAll( async () => {
	const { visitor, headers, name: login } = await atTheDesk();
	const { json, status, text } = await visitor.post< { password: string } >(
		'/wp-json/wp/v2/users/me/application-passwords',
		JSON.stringify( { name } ),
		headers
	);
	expect( { status, text } ).toMatchObject( { status: 201 } );
	password = `${ login }:${ json.password }`;
	program = { Authorization: `Basic ${ Buffer.from( password ).toString( 'base64' ) }`, Origin: '' };
	const made = await new Visitor().post< Results< Feed > >(
		api( '/feeds' ),
		JSON.stringify( { name, kind: 'parts', mapping: { 'Part No': 'part_number' } } ),
		{ ...program, 'Content-Type': 'application/json' }
	);
	expect( made.status ).toBe( 201 );
} );

afterAll( async () => {
	const { visitor, headers } = await atTheDesk();
	await visitor.request( 'DELETE', '/wp-json/wp/v2/users/me/application-passwords', undefined, headers );
} );

it( 'answers as the schemas say, to no cache', async () => {
	const visitor = new Visitor();
	const kinds = await visitor.get< Results< FeedKind[] > >( api( '/feed-kinds' ), program );
	expect( kinds.headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( kinds.json.results.length ).toBeGreaterThan( 4 );
	expectAllValid( 'feed-kind', kinds.json.results );

	const run = await visitor.post< Results< FeedRun > >( api( `/feeds/${ name }/runs?dry_run=1` ), rows( '1.00' ), {
		...program,
		...CSV,
	} );
	expect( run.status ).toBe( 201 );
	expectValid( 'feed-run', run.json.results );
	expect( run.json.results ).toMatchObject( { state: 'compared', has_faults: true, share: 1 } );
	const { id } = run.json.results;
	const preview = await visitor.get< Results< FeedPreview > >( api( `/feed-runs/${ id }/preview` ), program );
	expectValid( 'feed-preview', preview.json.results );
	const faults = await visitor.get< Results< FeedFault[] > >( api( `/feed-runs/${ id }/faults` ), program );
	expectAllValid( 'feed-fault', faults.json.results );
	expect( faults.json.results ).toHaveLength( 1 );
	const csv = await visitor.get( api( `/feed-runs/${ id }/faults?format=csv` ), program );
	expect( csv.headers[ 'content-type' ] ).toContain( 'text/csv' );
	expect( csv.headers[ 'content-disposition' ] ).toMatch( /^attachment; filename="faults-parts-\d+\.csv"$/ );
	expect( csv.text ).toMatch( /^line,column,value,reason\n3,price,x,/ );
	const enveloped = await visitor.get( `${ api( `/feed-runs/${ id }/faults` ) }?format=csv&_envelope=1`, program );
	expect( enveloped.text ).not.toContain( 'coleman-feeds' );
	const listed = await visitor.get< Results< Feed[] > >( api( '/feeds' ), program );
	expectAllValid( 'feed', listed.json.results );
	const history = await visitor.get< Results< FeedRunRow[] > >( api( `/feeds/${ name }/runs` ), program );
	expectAllValid( 'feed-run-row', history.json.results );
} );

it( 'tells changes, what is missing and prices that wait, safe in a spreadsheet', async () => {
	const visitor = new Visitor();
	const feed = `${ name }-full`;
	const json = { ...program, 'Content-Type': 'application/json' };
	const made = await visitor.post< Results< Feed > >(
		api( '/feeds' ),
		JSON.stringify( { name: feed, kind: 'parts', is_full: true } ),
		json
	);
	expect( made.status ).toBe( 201 );
	const bring = async ( lines: string ) => {
		const { json: answer } = await visitor.post< Results< FeedRun > >(
			api( `/feeds/${ feed }/runs` ),
			`part_number,vendor,description,price\n${ lines }`,
			{ ...program, ...CSV }
		);
		expectValid( 'feed-run', answer.results );
		expect( answer.results ).toMatchObject( { state: 'applied' } );
		return answer.results.id;
	};
	// Each begins with what a spreadsheet takes for a formula.
	const numbers = [ '=', '+', '-', '@' ].map( ( sign ) => `${ sign }CF-${ name }` );
	// What is no formula although it looks like one, files write as ="=1+1".
	const text = ( cell: string ) => ( cell.startsWith( '=' ) ? `"=""${ cell }"""` : cell );
	const row = ( number: string, words: string, price: string ) =>
		`${ text( number ) },Contract full feed,${ text( words ) },${ price }\n`;
	const first = await bring(
		[ ...numbers, `CF-${ name }` ].map( ( number ) => row( number, '@first', '1.00' ) ).join( '' )
	);
	const second = await bring( row( `CF-${ name }`, '=1+1', '100.00' ) );

	const changes = await visitor.get< Results< FeedChange[] > >( api( `/feed-runs/${ second }/changes` ), program );
	expectAllValid( 'feed-change', changes.json.results );
	expect( changes.json.results.map( ( { change } ) => change ).sort() ).toEqual(
		[ 'changed', 'held', ...numbers.map( () => 'missing' ) ].sort()
	);
	expect( changes.json.results ).toContainEqual(
		expect.objectContaining( { change: 'changed', field: 'description', old: '@first', new: '=1+1' } )
	);
	const missing = await visitor.get< Results< FeedMissing[] > >( api( `/feed-runs/${ second }/missing` ), program );
	expectAllValid( 'feed-missing', missing.json.results );
	for ( const number of numbers ) {
		expect( missing.json.results.filter( ( { thing } ) => thing.includes( number ) ) ).toHaveLength( 1 );
	}
	for ( const [ run, list, head ] of [
		[ first, 'changes', 'line,change,thing,field,old,new' ],
		[ second, 'changes', 'line,change,thing,field,old,new' ],
		[ second, 'missing', 'thing,becomes' ],
	] as const ) {
		const csv = await visitor.get( api( `/feed-runs/${ run }/${ list }?format=csv` ), program );
		expect( csv.headers[ 'content-type' ] ).toContain( 'text/csv' );
		expect( csv.headers[ 'content-disposition' ] ).toBe( `attachment; filename="${ list }-parts-${ run }.csv"` );
		expect( csv.text.split( '\n' )[ 0 ] ).toBe( head );
		expect( csv.text ).not.toMatch( /(^|,)"?[=+@-]/m );
		expect( csv.text ).toMatch( /(^|,)"?'[=+@-]/m );
	}
	const none = await visitor.get< Problem >( api( `/feed-runs/${ first }/missing?format=csv` ), program );
	expect( [ none.status, none.json.code ] ).toEqual( [ 404, 'coleman_not_found' ] );
	expectValid( 'error', none.json );

	const held = await visitor.get< Results< FeedHeldPrice[] > >( api( `/feed-held?feed=${ feed }` ), program );
	expectAllValid( 'feed-held-price', held.json.results );
	expect( held.json.results ).toMatchObject( [
		{ feed_name: feed, run: second, field: 'price', old_cents: 100, new_cents: 10_000 },
	] );
	const answer = ( said: object ) =>
		visitor.post< Results< FeedHeldAnswered > & Problem >( api( '/feed-held' ), JSON.stringify( said ), json );
	for ( const [ said, field ] of [
		[ { answer: 'perhaps', all: true }, 'answer' ],
		[ { answer: 'approve' }, 'ids' ],
		[ { answer: 'approve', ids: [ 'x' ] }, 'ids' ],
	] as const ) {
		const refused = await answer( said );
		expect( [ refused.status, Object.keys( refused.json.data.params ) ] ).toEqual( [ 400, [ field ] ] );
		expectValid( 'error', refused.json );
	}
	expect( ( await answer( { answer: 'approve', all: true, feed: 'nobody' } ) ).status ).toBe( 404 );
	const approved = await answer( { answer: 'approve', ids: held.json.results.map( ( { id } ) => id ) } );
	expectValid( 'feed-held-answered', approved.json.results );
	expect( approved.json.results ).toEqual( { answered: 1, stale: [] } );
	const rest = await answer( { answer: 'reject', all: true, feed } );
	expect( rest.json.results ).toEqual( { answered: 0, stale: [] } );

	const step = ( run: number, what: string ) =>
		visitor.post< Results< FeedRun > & Problem >( api( `/feed-runs/${ run }/${ what }` ), '{}', json );
	const removed = await step( second, 'remove' );
	expectValid( 'feed-run', removed.json.results );
	expect( removed.json.results ).toMatchObject( { state: 'applied', counts: { done_vanish: numbers.length } } );
	expect( removed.json.results.can ).not.toContain( 'remove' );
	const again = await step( second, 'remove' );
	expect( [ again.status, again.json.code ] ).toEqual( [ 409, 'coleman_feed_run_state' ] );
	expectValid( 'error', again.json );
	// The other tests of this site are to find nothing of it.
	for ( const run of [ second, first ] ) {
		expect( ( await step( run, 'undo' ) ).status ).toBe( 201 );
	}
} );

it( 'opens to no cookie without a nonce, and to no token of the pages', async () => {
	const { visitor, name: login } = await atTheDesk();
	const answer = await visitor.get< Problem >( api( '/feeds' ) );
	expect( answer.status ).toBe( 401 );
	expectValid( 'error', answer.json );
	const written = await visitor.post< Problem >( api( `/feeds/${ name }/runs` ), rows( '5.00' ), CSV );
	expect( written.status ).toBe( 401 );
	const guessed = await new Visitor().get< Problem >( api( '/feeds' ), {
		Authorization: `Basic ${ Buffer.from( `${ login }:wrong wrong wrong wrong` ).toString( 'base64' ) }`,
	} );
	expect( guessed.status ).toBe( 401 );
} );

it.each( [
	[ 'of nothing but zeros', Buffer.alloc( 5_000 ), 400, 'coleman_unreadable_file' ],
	[ 'of one picture', Buffer.from( '89504e470d0a1a0a0000000d49484452', 'hex' ), 400, 'coleman_unreadable_file' ],
	[
		'of one letter, ten million times and packed',
		gzipSync( Buffer.alloc( 10_000_000, 'x' ) ),
		400,
		'coleman_unreadable_file',
	],
	[ 'that is too long for one call', Buffer.alloc( 4_300_000, 'x' ), 413, 'coleman_too_large' ],
] )( 'refuses a file %s, and goes on', async ( _name, body, status, code ) => {
	// Not a Visitor's: these bytes are no text.
	const answer = await fetch( base + api( `/feeds/${ name }/runs` ), {
		method: 'POST',
		body: new Uint8Array( body ),
		headers: { Authorization: String( program.Authorization ), ...CSV },
	} );
	// Which shape a refusal has is checked below.
	const refusal = ( await answer.json() ) as Problem;
	expect( [ answer.status, refusal.code ] ).toEqual( [ status, code ] );
	expectValid( 'error', refusal );
} );

it( 'runs each example of docs/feeds.md as it stands there', async () => {
	const docs = readFileSync( path.join( __dirname, '../../docs/feeds.md' ), 'utf8' );
	const examples = [ ...docs.matchAll( /```sh\n([^]*?)```/g ) ].map( ( [ , code ] ) => String( code ) );
	expect( examples.join( '' ).match( /^curl|\$\(curl/gm )?.length ).toBeGreaterThan( 8 );
	// A key is good for a day, and this site may have seen it today.
	const script = examples
		.join( '\n' )
		.replaceAll( 'curl ', 'curl --fail-with-body -sS ' )
		.replace( 'nightly-', `${ name }-` );
	const folder = mkdtempSync( path.join( tmpdir(), 'coleman-feeds-' ) );
	try {
		writeFileSync( path.join( folder, 'parts.csv' ), rows( '2.00' ) );
		writeFileSync( path.join( folder, 'parts.csv.gz' ), gzipSync( rows( '3.00' ) ) );
		const said = execFileSync( 'bash', [ '-eu', '-c', script ], {
			cwd: folder,
			encoding: 'utf8',
			env: {
				...process.env,
				SITE: process.env.BASE_URL ?? '',
				USER_AND_PASSWORD: password,
				PATH: `${ withJq( folder ) }:${ process.env.PATH }`,
			},
		} );
		expect( said ).toContain( '"state":"compared"' );
		expect( said.match( /"state":"applied"/g )?.length ).toBeGreaterThan( 2 );
		expect( said ).toContain( 'Enter an amount in US dollars, such as 1,234.50.' );
	} finally {
		rmSync( folder, { recursive: true } );
	}
} );

/** Not every machine has jq; what the examples ask of it is little. */
function withJq( folder: string ): string {
	writeFileSync(
		path.join( folder, 'jq' ),
		`#!${ process.execPath }\nconst path = process.argv[ 2 ].slice( 1 ).split( '.' );\nlet text = '';\nprocess.stdin.on( 'data', ( piece ) => ( text += piece ) ).on( 'end', () => console.log( path.reduce( ( at, key ) => at[ key ], JSON.parse( text ) ) ) );\n`,
		{ mode: 0o755 }
	);
	return folder;
}

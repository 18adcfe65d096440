/**
 * A site whose language is Spanish shows visitors no sentence of ours in English. Which sentences are ours is read from
 * the translations, so a new one is looked for without being named here.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// eslint-disable-next-line import/no-extraneous-dependencies -- Jest brings it.
import { JSDOM } from 'jsdom';
import pages from '../e2e/support/pages.json';
import { type Answer, Visitor } from './site';

interface Entry {
	id?: string;
	plural?: string;
	strings: string[];
}

const po = jest.requireActual< { parsePo: ( text: string ) => Entry[] } >( '../../bin/webpack/po.js' );

const LANGUAGE = 'es_US';

const DEMO = path.join( __dirname, '../../plugin-coleman-api/demo' );

const HOMES = [ 'theme', 'blocks', 'plugin-coleman-api' ];

/** What a browser does not show, but somebody reads: in a search result, aloud, or while a picture is missing. */
const READ = [ 'alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label' ];

/** Signs that something else is put in for. */
const SIGN = /%(?:\d+\$)?[sdf]|\{\w+\}/;

const words = ( text: string ) => text.match( /\p{L}[\p{L}’']*/gu ) ?? [];

const plain = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();

/** A text of one word may be Spanish too, or a name; what stands between two signs may be any text. */
const isTelling = ( piece: string ) => words( piece ).length > 1;

/** The longest piece of each English sentence that Spanish has other words for. */
const english: string[] = [
	...new Set(
		HOMES.flatMap( ( home ) =>
			po.parsePo(
				readFileSync( path.join( __dirname, `../../${ home }/languages/coleman-${ LANGUAGE }.po` ), 'utf8' )
			)
		)
			.filter( ( { id } ) => id )
			.flatMap( ( { id = '', plural, strings } ) =>
				[ id, plural ?? id ].filter( ( text ) => ! strings.includes( text ) )
			)
			.map(
				( text ) =>
					text
						.split( SIGN )
						.map( plain )
						.sort( ( a, b ) => b.length - a.length )[ 0 ] ?? ''
			)
			.filter( isTelling )
	),
];

/** Texts in JSON, as islands get them. */
function textsIn( value: unknown ): string[] {
	if ( typeof value === 'string' ) {
		return [ value ];
	}
	return value && typeof value === 'object' ? Object.values( value ).flatMap( textsIn ) : [];
}

/** All that is read of a page: its texts, descriptions, and what its islands write. */
function textsOf( html: string ): string[] {
	const { document, NodeFilter } = new JSDOM( html ).window;
	const texts: string[] = [ document.title ];
	document
		.querySelectorAll( 'script[data-coleman-props], script[type="application/ld+json"]' )
		.forEach( ( script ) => {
			texts.push( ...textsIn( JSON.parse( script.textContent ?? 'null' ) ) );
		} );
	document
		.querySelectorAll( 'meta[content]' )
		.forEach( ( meta ) => texts.push( meta.getAttribute( 'content' ) ?? '' ) );
	document.querySelectorAll( 'script, style' ).forEach( ( node ) => node.remove() );
	document.querySelectorAll( '*' ).forEach( ( node ) => {
		texts.push( ...READ.map( ( name ) => node.getAttribute( name ) ?? '' ) );
	} );
	const walker = document.createTreeWalker( document.body, NodeFilter.SHOW_TEXT );
	while ( walker.nextNode() ) {
		texts.push( walker.currentNode.textContent ?? '' );
	}
	return texts.map( ( text ) => plain( text.replace( / - Coleman Equipment$/, '' ) ) ).filter( Boolean );
}

/** What dealers and editors have written stays as it was: pages, and the catalog. */
const content: string[] = [];

/** A description is the beginning of what is written. */
const isContent = ( text: string ) => content.some( ( one ) => one.includes( text.slice( 0, 100 ) ) );

/** Names in the catalog that are also words of ours, such as "Zero-Turn Mowers". */
const isName = ( text: string ) => content.includes( text );

/** English sentences in texts, each with the text it stands in. */
function englishIn( texts: string[] ): string[] {
	// Most sentences stand in none of the texts: one look at all texts is much faster than one at each.
	const all = texts.join( '\n' );
	const there = english.filter( ( sentence ) => all.includes( sentence ) );
	return [
		...new Set(
			[ ...new Set( texts ) ].flatMap( ( text ) =>
				there
					.filter( ( sentence ) => {
						const at = text.indexOf( sentence );
						const around = ( text[ at - 1 ] ?? ' ' ) + ( text[ at + sentence.length ] ?? ' ' );
						// Two words may stand in any text; then they are most of one of ours.
						const isOurs = words( sentence ).length > 2 || text.length < 60;
						return (
							at >= 0 &&
							isOurs &&
							! /\p{L}/u.test( around ) &&
							! isName( sentence ) &&
							! isContent( text )
						);
					} )
					.map( ( sentence ) => `${ sentence } ← ${ text.slice( 0, 120 ) }` )
			)
		),
	];
}

/** Of a network of its own: its forms shall not use up the limits of other tests. */
const NETWORK = '127.78.0.1';

const spanish = () => {
	const visitor = new Visitor( new Map(), NETWORK );
	visitor.setCookie( 'coleman_language', LANGUAGE );
	return visitor;
};

const nextYear = String( new Date().getFullYear() + 1 );

beforeAll( async () => {
	// In Spanish too, so that the blocks of a page do not count as the words of its editors.
	const visitor = spanish();
	for ( const kind of [ 'pages', 'posts', 'navigation' ] ) {
		const { json } = await visitor.get< { title: { rendered: string }; content: { rendered: string } }[] >(
			`/wp-json/wp/v2/${ kind }?per_page=100`
		);
		for ( const { title, content: body } of Array.isArray( json ) ? json : [] ) {
			content.push( ...textsOf( `<title>${ title.rendered }</title>${ body.rendered }` ) );
			content.push( plain( new JSDOM( body.rendered ).window.document.body.textContent ?? '' ) );
		}
	}
	for ( const file of readdirSync( DEMO ).filter( ( name ) => name.endsWith( '.json' ) ) ) {
		content.push( ...textsIn( JSON.parse( readFileSync( path.join( DEMO, file ), 'utf8' ) ) ) );
	}
} );

test( 'the test knows hundreds of sentences, and finds one that is English', () => {
	expect( english.length ).toBeGreaterThan( 900 );
	expect( englishIn( textsOf( '<p>Hola</p><button aria-label="Add to cart">+</button>' ) ) ).toEqual( [
		'Add to cart ← Add to cart',
	] );
} );

/** What a page says once it has led to where it leads. */
async function read( visitor: Visitor, answer: Answer< unknown > ): Promise< string > {
	const { location } = answer.headers;
	return location ? read( visitor, await visitor.get( location.replace( /^https?:\/\/[^/]+/, '' ) ) ) : answer.text;
}

function expectSpanish( html: string ) {
	expect( html ).toMatch( /<html[^>]* lang="es-US"/ );
	expect( englishIn( textsOf( html ) ) ).toEqual( [] );
}

describe( 'a page for a stranger', () => {
	test.each( Object.entries( pages as Record< string, string > ) )( '%s', async ( _name, url ) => {
		const visitor = spanish();
		expectSpanish( await read( visitor, await visitor.get( url.replace( '{next-year}', nextYear ) ) ) );
	} );
} );

describe( 'a page for a customer with a cart', () => {
	const customer = spanish();

	beforeAll( async () => {
		await customer.post( '/customer/login', {
			coleman_action: 'sign_in',
			email: 'customer@example.com',
			password: 'password',
		} );
		await customer.post( '/cart', { coleman_action: 'cart_add', partId: '1', quantity: '2' } );
	} );

	test.each( [
		[ '/', 'Mi cuenta' ],
		[ '/cart', 'Mi cuenta' ],
		// Its header has nothing that leads away.
		[ '/checkout', 'Hacer el pedido' ],
		[ '/customer', 'Mi cuenta' ],
		[ '/customer/edit', 'Mi cuenta' ],
		[ '/customer/orders', 'Mi cuenta' ],
		[ '/customer/addresses', 'Mi cuenta' ],
		[ '/customer/lists?part=1', 'Mi cuenta' ],
		[ '/customer/people', 'Personas en su cuenta' ],
		[ '/customer/invitation', 'Invitación a una cuenta' ],
		[ '/customer/address/new', 'Mi cuenta' ],
		[ '/customer/pay-methods', 'Mi cuenta' ],
		[ '/parts/quick-order', 'Mi cuenta' ],
		[ '/rental/request/2', 'Mi cuenta' ],
	] )( '%s', async ( url, told ) => {
		const html = await read( customer, await customer.get( url ) );
		expect( html ).toContain( told );
		expectSpanish( html );
	} );

	test( 'an address with nothing in it', async () => {
		const empty = await customer.post( '/customer/address/new', { coleman_action: 'address_save' } );
		const html = await read( customer, empty );
		expect( html ).toContain( 'La calle es obligatoria.' );
		expectSpanish( html );
	} );

	test( 'an order on the way, with its words for the browser', async () => {
		const { text } = await customer.get( '/customer/orders' );
		const [ , url = '' ] = /href="([^"]*\/order\/[^"]*)"/.exec( text ) ?? [];
		expectSpanish( await read( customer, await customer.get( url.replace( /^https?:\/\/[^/]+/, '' ) ) ) );
	} );
} );

describe( 'a form with nothing in it', () => {
	test.each( [
		[ '/customer/login', 'sign_in' ],
		[ '/customer/create', 'register' ],
		[ '/customer/forgot-password', 'password_forgot' ],
		[ '/equipment/used/detail/2022-bobcat-t76-61', 'used-inquiry' ],
		[ '/rental/request/2', 'rental-request' ],
	] )( '%s, %s', async ( url, action ) => {
		const visitor = spanish();
		expectSpanish( await read( visitor, await visitor.post( url, { coleman_action: action } ) ) );
	} );

	test.each( [ 'cart/add', 'customer/register', 'inquiries', 'send-used-equipment-email' ] )(
		'the call %s',
		async ( call ) => {
			const { text } = await spanish().post( `/wp-json/coleman/v1/${ call }`, '' );
			expect( englishIn( textsIn( JSON.parse( text ) ) ) ).toEqual( [] );
		}
	);
} );

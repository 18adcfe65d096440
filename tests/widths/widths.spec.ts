import path from 'node:path';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { measure } from './measure';
import { pageFile, pictureOf, readStates, type State } from './states';

const root = path.resolve( __dirname, '../..' );

/**
 * The places a block is put in, by their width in pixels: a wide page, a text column, half and a third of a wide page, a
 * phone; and where the layout of blocks changes.
 */
const FRAMES: Record< string, number[] > = {
	desktop: [ 1200, 1120, 800, 736, 640, 584, 480, 378, 314 ],
	phone: [ 350, 314 ],
	'large text': [ 326 ],
};

/** Blocks that belong to the screen, not to the place where they stand: header, menu, dialogs. */
const OF_THE_SCREEN = [ 'cart-modal', 'mega-menu', 'notifications', 'user-bar' ];

/** What attackers type is no word; the parity tests show it. */
const states = readStates().filter(
	( { block, state } ) => ! OF_THE_SCREEN.includes( block ) && ! /hostile/.test( state )
);
const blocks = new Set( states.map( ( { block } ) => block ) );

/** Where the files of a page are on the disk. */
const FOLDERS = {
	'/wp-content/plugins/coleman-blocks/': path.join( root, 'build' ),
	'/wp-content/themes/coleman/': path.join( root, 'theme' ),
	'/wp-includes/': path.join( process.env.COLEMAN_SITE ?? '', 'wp-includes' ),
};

function fileOf( route: Route ): string {
	const { pathname } = new URL( route.request().url() );
	const found = Object.entries( FOLDERS ).find( ( [ start ] ) => pathname.startsWith( start ) );
	return found ? path.join( found[ 1 ], pathname.slice( found[ 0 ].length ) ) : '';
}

/** No script runs here: what is measured is what PHP printed. Every picture is the same one. */
function answerFromDisk( route: Route ): Promise< void > {
	switch ( route.request().resourceType() ) {
		case 'document':
			return route.fulfill( { path: pageFile, contentType: 'text/html' } );
		case 'image':
			return route.fulfill( { contentType: 'image/svg+xml', body: PICTURE } );
		case 'stylesheet':
		case 'font':
			return route.fulfill( { path: fileOf( route ) } );
		default:
			return route.abort();
	}
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>';

/** One page for all tests of a worker: the theme's styles, and nothing in it. */
const test = base.extend< object, { stage: Page } >( {
	stage: [
		async ( { browser }, provide, { project } ) => {
			const page = await browser.newPage( {
				baseURL: process.env.BASE_URL ?? '',
				viewport: project.use.viewport ?? null,
			} );
			await page.route( '**', answerFromDisk );
			await page.goto( '/customer' );
			await page.evaluate( () => {
				document.body.innerHTML = '<div class="wp-site-blocks"><main></main></div>';
				document.head.insertAdjacentHTML( 'beforeend', '<link id="of-block" rel="stylesheet">' );
			} );
			if ( project.name === 'large text' ) {
				await page.addStyleTag( { content: ':root { font-size: 200%; }' } );
			}
			await provide( page );
			await page.close();
		},
		{ scope: 'worker' },
	],
} );

/** Takes the styles of one block. */
const takeStyles = ( page: Page, block: string ) =>
	page.evaluate( async ( name ) => {
		const link = document.querySelector< HTMLLinkElement >( '#of-block' )!;
		const isLoaded = new Promise( ( resolve, reject ) => {
			link.onload = resolve;
			link.onerror = reject;
		} );
		link.href = `/wp-content/plugins/coleman-blocks/blocks/${ name }/style-index.css`;
		await isLoaded;
	}, block );

/** A state in every frame, one below the other. */
const show = ( page: Page, { block, html }: State, widths: number[] ) =>
	page.evaluate(
		async ( { name, inside, inlineSizes } ) => {
			document.querySelector( 'main' )!.innerHTML = inlineSizes
				.map(
					( size ) =>
						`<div data-frame="${ size }" style="inline-size:${ size }px; margin-block-end: 3rem">` +
						`<div class="wp-block-coleman-${ name }">${ inside }</div></div>`
				)
				.join( '' );
			await document.fonts.ready;
		},
		{ name: block, inside: html, inlineSizes: widths }
	);

async function findingsOf( page: Page, state: State, widths: number[] ): Promise< Record< string, string[] > > {
	await show( page, state, widths );
	const all: Record< string, string[] > = {};
	for ( const width of widths ) {
		const frame = page.locator( `[data-frame="${ width }"]` );
		const measured = await frame.evaluate( measure );
		const findings = measured.map( ( { kind, where, what } ) => `${ kind }: ${ what } (${ where })` );
		if ( findings.length > 0 ) {
			await frame.screenshot( { path: pictureOf( `${ state.block }, ${ state.state }, ${ width } px` ) } );
			all[ `${ state.state }, ${ width } px` ] = [ ...new Set( findings ) ].slice( 0, 12 );
		}
	}
	return all;
}

for ( const block of blocks ) {
	test( block, async ( { stage }, { project } ) => {
		await takeStyles( stage, block );
		const found: Record< string, string[] > = {};
		for ( const state of states.filter( ( { block: of } ) => of === block ) ) {
			Object.assign( found, await findingsOf( stage, state, FRAMES[ project.name ]! ) );
		}
		expect( found ).toEqual( {} );
	} );
}

import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import pages from './pages.json';

/** What the browser complained of while a test ran. */
export class Complaints {
	private readonly heard: string[] = [];

	private allowed: RegExp[] = [];

	constructor( page: Page ) {
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' || message.type() === 'warning' ) {
				this.heard.push( `${ message.type() }: ${ message.text() }` );
			}
		} );
		page.on( 'pageerror', ( error ) => this.heard.push( `uncaught: ${ error.message }` ) );
	}

	/** For a test that provokes one: the refused call of a wrong password, for example. */
	allow( ...patterns: RegExp[] ): void {
		this.allowed.push( ...patterns );
	}

	get unexpected(): string[] {
		return this.heard.filter( ( text ) => ! this.allowed.some( ( pattern ) => pattern.test( text ) ) );
	}
}

/** After how many calls that write the first try of each test is interrupted; 0 interrupts none. */
const INTERRUPT_AFTER = Number( process.env.INTERRUPT_AFTER ?? 0 );

/** Closes the browser of a page once so many of its calls that write were answered: what a try that fails leaves behind. */
function interruptAfter( page: Page, calls: number ): void {
	let answered = 0;
	page.on( 'response', ( response ) => {
		if ( response.request().method() !== 'GET' && ++answered === calls ) {
			page.context().close();
		}
	} );
}

/**
 * Playwright's test, which also fails when the browser's console holds an error or a warning: a hydration fault, say. With
 * INTERRUPT_AFTER and `--retries 1` it shows whether a test passes after a try that was interrupted.
 */
export const test = base.extend< { complaints: Complaints; interruption: void } >( {
	interruption: [
		async ( { page }, provide, { retry } ) => {
			if ( INTERRUPT_AFTER > 0 && retry === 0 ) {
				interruptAfter( page, INTERRUPT_AFTER );
			}
			await provide();
		},
		{ auto: true },
	],
	complaints: [
		async ( { page }, provide ) => {
			const complaints = new Complaints( page );
			await provide( complaints );
			expect( complaints.unexpected ).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };

declare global {
	interface Window {
		axe: { run: ( context: ElementContext, options: RunOptions ) => Promise< AxeResults > };
	}
}

/** What is the same on every page of a site. */
const CHROME = [ '.site-header', '.site-footer' ];

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

const AXE_OPTIONS: RunOptions = {
	runOnly: [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ],
	resultTypes: [ 'violations' ],
	// Style sheets would be fetched and read once more, for a rule that is not among these.
	preload: { assets: [ 'media' ] },
};

/** Below the page, the bar of a phone covers nothing: what it covers now is scrolled from under it when it has the focus. */
async function axeWithoutBar( { context, options }: { context: ElementContext; options: RunOptions } ) {
	const bar = document.querySelector< HTMLElement >( '.coleman-contact-bar' );
	// A transform is no jump of the layout.
	bar?.style.setProperty( 'transition', 'none' );
	bar?.style.setProperty( 'transform', `translateY(${ document.documentElement.scrollHeight }px)` );
	try {
		return await window.axe.run( context, options );
	} finally {
		bar?.removeAttribute( 'style' );
	}
}

/** In the browser: waits for what fades or moves in, whose contrast is not what it will be. */
const standStill = () =>
	Promise.allSettled(
		document
			.getAnimations()
			.filter(
				( { effect, playState } ) =>
					playState === 'running' && Number.isFinite( effect?.getComputedTiming().endTime )
			)
			.map( ( { finished } ) => finished )
	).then( () => {} );

/**
 * Fails on serious and critical faults of accessibility, and says where they are.
 *
 * @param page
 * @param within  Only this part of the page: in wp-admin ours, not what WordPress puts around it.
 * @param without Parts to leave out.
 * @param withoutRules Rules of axe to leave out.
 */
export async function expectAccessible(
	page: Page,
	within = 'html',
	without: string[] = [],
	withoutRules: string[] = []
): Promise< void > {
	for ( const frame of page.frames() ) {
		await frame.evaluate( standStill );
		// Half a megabyte, which a page needs once however often it is looked at.
		if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
			await frame.evaluate( AXE );
		}
	}
	const { violations } = await page.evaluate( axeWithoutBar, {
		context: { include: [ within ], exclude: without },
		options: {
			...AXE_OPTIONS,
			rules: Object.fromEntries( withoutRules.map( ( rule ) => [ rule, { enabled: false } ] ) ),
		},
	} );
	const grave = violations
		.filter( ( { impact } ) => impact === 'serious' || impact === 'critical' )
		.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.target.join( ' ' ) ).join( ', ' ) }` );
	expect( grave ).toEqual( [] );
}

/** Where words cannot be read on what is behind them, as far as axe can tell. */
export async function unreadable( page: Page ): Promise< string[] > {
	await page.evaluate( standStill );
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
	const { violations } = await page.evaluate( axeWithoutBar, {
		context: { include: [ 'html' ] },
		options: { ...AXE_OPTIONS, runOnly: [ 'color-contrast' ] },
	} );
	return violations.flatMap( ( { nodes } ) => nodes.map( ( { target } ) => target.join( ' ' ) ) );
}

/** Begins to note how far the layout jumps, on each page that is opened from now on. */
export const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const shifts: { value: number; moved: string[] }[] = [];
		Object.assign( window, { shifts } );
		const named = ( { node }: { node: Node | null } ) =>
			node instanceof Element ? `${ node.localName }.${ node.className }` : ( node?.textContent?.trim() ?? '' );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				// What moves because the visitor did something is no jump.
				const isAnswer = 'hadRecentInput' in entry && entry.hadRecentInput === true;
				if ( ! isAnswer && 'value' in entry && typeof entry.value === 'number' ) {
					const sources = 'sources' in entry ? ( entry.sources as { node: Node | null }[] ) : [];
					shifts.push( { value: entry.value, moved: sources.map( named ) } );
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/** Waits until the page has what it draws with and the browser has nothing more to do. */
const settled = ( page: Page ) =>
	page.evaluate( async () => {
		const pictures = [ ...document.images ].filter( ( { complete, loading } ) => ! complete && loading !== 'lazy' );
		await Promise.all( [
			document.fonts.ready,
			...pictures.map( ( picture ) => picture.decode().catch( () => {} ) ),
		] );
		await new Promise( ( done ) => requestIdleCallback( done, { timeout: 2_000 } ) );
		await new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) );
	} );

/**
 * What holds for each page: one title, accessible, not too wide, and still. Two thirds of the time are axe's, and on most
 * pages most elements are the header's and the footer's: `chrome` says whether to look at these too.
 */
export async function expectSound(
	page: Page,
	{ chrome = false, withoutRules = [] }: { chrome?: boolean; withoutRules?: string[] } = {}
): Promise< void > {
	await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
	await settled( page );

	await expectAccessible( page, 'html', chrome ? [] : CHROME, withoutRules );

	const { wider, widest } = await page.evaluate( () => {
		const { clientWidth, scrollWidth } = document.documentElement;
		const over = ( one: Element ) => {
			const { left, right } = one.getBoundingClientRect();
			return Math.max( right - clientWidth, -left );
		};
		const out = [ ...document.querySelectorAll( 'body *' ) ].filter( ( one ) => over( one ) > 0 );
		return {
			wider: scrollWidth - clientWidth,
			widest: out.slice( 0, 5 ).map( ( one ) => `${ one.localName }.${ one.className }` ),
		};
	} );
	expect( wider, `scrolls sideways: ${ widest.join( ', ' ) }` ).toBeLessThanOrEqual( 0 );

	const low = await page.evaluate( () =>
		[ ...document.querySelectorAll( '.wp-element-button, .coleman-button' ) ]
			.filter( ( one ) => one.checkVisibility() && one.getBoundingClientRect().height < 44 )
			.map( ( one ) => one.textContent )
	);
	expect( low, 'buttons that a finger misses' ).toEqual( [] );

	const shifts = await page.evaluate(
		() => ( window as unknown as { shifts: { value: number; moved: string[] }[] } ).shifts // put there by watchShifts
	);
	expect(
		shifts.reduce( ( sum, { value } ) => sum + value, 0 ),
		`the layout jumps: ${ shifts.flatMap( ( { moved } ) => moved ).join( ', ' ) }`
	).toBeLessThanOrEqual( 0.01 );
}

/** Every page that this site shows to visitors, by what it is. */
export const PAGES: Record< string, string > = Object.fromEntries(
	Object.entries( pages ).map( ( [ name, url ] ) => [
		name,
		url.replace( '{next-year}', String( new Date().getFullYear() + 1 ) ),
	] )
);

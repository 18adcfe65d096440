import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

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

/** Playwright's test, which also fails when the browser's console holds an error or a warning: a hydration fault, say. */
export const test = base.extend< { complaints: Complaints } >( {
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

/** What is the same on every page of a site. */
const CHROME = [ '.site-header', '.site-footer' ];

/**
 * Fails on serious and critical faults of accessibility, and says where they are.
 *
 * @param page
 * @param within  Only this part of the page: in wp-admin ours, not what WordPress puts around it.
 * @param without Parts to leave out.
 */
export async function expectAccessible( page: Page, within = 'html', without: string[] = [] ): Promise< void > {
	const axe = without.reduce( ( made, part ) => made.exclude( part ), new AxeBuilder( { page } ).include( within ) );
	const { violations } = await axe
		.options( {
			runOnly: [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ],
			resultTypes: [ 'violations' ],
		} )
		// Frames of other sites need the other mode, which costs a page of its own each time; here are none.
		.setLegacyMode()
		.analyze();
	const grave = violations
		.filter( ( { impact } ) => impact === 'serious' || impact === 'critical' )
		.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.target.join( ' ' ) ).join( ', ' ) }` );
	expect( grave ).toEqual( [] );
}

/** Begins to note how far the layout jumps, on each page that is opened from now on. */
export const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const shifts: number[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				// What moves because the visitor did something is no jump.
				const isAnswer = 'hadRecentInput' in entry && entry.hadRecentInput === true;
				if ( ! isAnswer && 'value' in entry && typeof entry.value === 'number' ) {
					shifts.push( entry.value );
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
export async function expectSound( page: Page, { chrome = false } = {} ): Promise< void > {
	await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
	await settled( page );

	await expectAccessible( page, 'html', chrome ? [] : CHROME );

	const wider = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth
	);
	expect( wider, 'scrolls sideways' ).toBeLessThanOrEqual( 0 );

	const shift = await page.evaluate( () => {
		const { shifts } = window as unknown as { shifts: number[] }; // put there by watchShifts
		return shifts.reduce( ( sum, value ) => sum + value, 0 );
	} );
	expect( shift, 'the layout jumps' ).toBeLessThanOrEqual( 0.01 );
}

/** Every page that this site shows to visitors. */
export const PAGES = {
	home: '/',
	'new equipment': '/equipment/new/',
	'new equipment at a branch': '/new-equipment-easton/',
	'family of parts': '/parts/category/engine-oil-filters-1',
	'family of parts, narrowed down': '/parts/category/belts-7?in_stock=1&order=price',
	'new category': '/equipment/new/compact-track-loaders-1',
	'used equipment': '/equipment/used/',
	'used category, narrowed down': '/equipment/used/tractors/?brand=2&sort=price',
	'used category, nothing left': '/equipment/used/tractors/?brand=3&branch=2',
	part: '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430',
	'part, replaced': '/parts/details/11',
	'part, now a kit': '/parts/details/30',
	'parts catalogue': '/parts-catalogue/',
	'part without a price': '/parts/details/3',
	'part, sold out': '/parts/details/4',
	'part in cases': '/parts/details/7',
	'part for pickup only': '/parts/details/6',
	'part with a hostile name': '/parts/details/15',
	'new machine': '/equipment/new/detail/bobcat-t66-1',
	'machine without a picture': '/equipment/new/detail/jcb-ct260-120-60',
	'used machine': '/equipment/used/detail/2022-bobcat-t76-61',
	'sold machine': '/equipment/used/detail/2018-bobcat-t650-63',
	attachments: '/equipment/implements-attachments/',
	'attachments of a category': '/equipment/implements-attachments/category/grapples-2',
	'attachments of a manufacturer': '/equipment/implements-attachments/vendor/bobcat-1?location_id=3&rent=1',
	'attachments, none that match': '/equipment/implements-attachments/category/tillers-9?vendor_id=2&location_id=1',
	attachment: '/equipment/implements-attachments/detail/60-in-root-grapple-6',
	'attachment without a price': '/equipment/implements-attachments/detail/750-ft-lb-breaker-for-backhoes-22',
	rentals: '/rental/',
	'rentals of a category': '/rental/compact-track-loaders-1',
	'rentals at a branch': '/rental/mini-excavators-3?location_id=2',
	rental: '/rental/equipment/bobcat-t66-2',
	'rental, in a later month': `/rental/equipment/case-sv280b-6?month=${ new Date().getFullYear() + 1 }-02`,
	'rental request': '/rental/request/2',
	comparison: '/equipment/compare/?ids=1,70',
	'comparison of more than four, one sold': '/equipment/compare/?ids=1,70,63,12,9&only=differences',
	'comparison of one': '/equipment/compare/?ids=12',
	'comparison of nothing': '/equipment/compare/',
	model: '/parts/model/bobcat-t66/',
	'category of a model': '/parts/model/1234/category/filters/',
	diagram: '/parts/model/bobcat-t66/oil-filter-and-sump/',
	'diagram with a serial number': '/parts/model/kubota-svl75-3-parts/oil-filter-and-sump/?serial=1',
	'diagram with sixty numbers': '/parts/model/kubota-svl75-3-parts/control-valve-six-sections/',
	branches: '/locations/',
	branch: '/locations/lees-summit/',
	'sales team': '/sales-team/',
	'sales team, nobody’s ZIP code': '/sales-team/?zip=66502',
	'sales team, no ZIP code': '/sales-team/?zip=abc&branch=easton',
	salesman: '/sales-team/curtis-oneal',
	'quick order': '/parts/quick-order',
	cart: '/cart',
	login: '/customer/login',
	account: '/customer',
	register: '/customer/create?redirect=%2Fcart',
	'forgotten password': '/customer/forgot-password',
	'forgotten password, asked': '/customer/forgot-password?sent=1',
	'new password, link too old': '/customer/reset-password?login=x&key=y',
	'e-mail to confirm, link too old': '/customer/confirm-email?user=1&key=x',
	logout: '/customer/logout',
	'checkout without a cart': '/checkout',
	'order look-up': '/order-lookup',
	'order look-up, asked': '/order-lookup?sent=1',
	'order, to a guest': '/customer/order/1',
	'order, by its link': `/customer/order/1?key=${ 'a'.repeat( 32 ) }`,
	'rental confirmation': '/rental/confirmation/DEMQ2345WX',
	'rental confirmation of a delivery': '/rental/confirmation/DEMQ6789YZ',
	search: '/search/oil/',
	'search before anything is searched': '/search/',
	'search that finds several sorts': '/search/kubota/',
	'search with more rows': '/search/filter/?parts=24&discontinued=18',
	'search for an old number': '/search/HH160-32093/',
	'search that guesses': '/search/HH164-3243O/',
	'search that finds nothing': '/search/xyzzyq/',
	'search for a hostile text': `/search/?q=${ encodeURIComponent( '</script><script>alert(1)</script> ' + 'long'.repeat( 30 ) ) }`,
	'part that was searched for':
		'/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430?searched=hh164%2032430',
	page: '/about/',
	contact: '/contact/',
} as const;

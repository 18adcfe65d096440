/**
 * What `npm run tour` shows, in the order of docs/tour.md.
 *
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef  {Object} Stop
 * @property {string}                          name       Of the picture's file.
 * @property {string}                          caption    One sentence, for the page and as the picture's text.
 * @property {string}                          path       `{order}` is an order of the tour's customer.
 * @property {'guest'|'customer'|'admin'}      [as]       A guest when absent.
 * @property {'phone'|'desktop'}               [on]       The desktop when absent.
 * @property {boolean}                         [dark]
 * @property {( page: Page ) => Promise<void>} [act]      What is done on the page before the picture is taken.
 *
 * @typedef {{ title: string, stops: Stop[] }} Part
 */

/** @type {( name: string ) => string} */
const desk = ( name ) => `/wp-admin/admin.php?page=coleman-${ name }`;

const DIAGRAM = '/parts/model/bobcat-t66/oil-filter-and-sump/';
const PART = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

/** @type {Part[]} */
export const TOUR = [
	{
		title: 'Machines',
		stops: [
			{ name: 'home', caption: 'The home page is an ordinary page of blocks.', path: '/' },
			{ name: 'home-phone', caption: 'The same page on a phone.', path: '/', on: 'phone' },
			{
				name: 'home-dark',
				caption: 'Dark colors, where the site follows the device.',
				path: '/',
				on: 'phone',
				dark: true,
			},
			{
				name: 'new-equipment',
				caption: 'New equipment by category; a branch narrows it down.',
				path: '/equipment/new/',
			},
			{
				name: 'used-category',
				caption: 'Used machines with filters, which work without JavaScript.',
				path: '/equipment/used/tractors/',
			},
			{
				name: 'used-machine',
				caption: 'A used machine with its pictures and the inquiry form.',
				path: '/equipment/used/detail/2022-bobcat-t76-61',
			},
		],
	},
	{
		title: 'Parts',
		stops: [
			{ name: 'part', caption: 'A part with price, stock and delivery date.', path: PART },
			{ name: 'part-phone', caption: 'A part on a phone.', path: PART, on: 'phone' },
			{
				name: 'suggestions',
				caption: 'Suggestions for a number in any spelling.',
				path: '/',
				act: async ( page ) => {
					const box = page.getByRole( 'banner' ).locator( 'input[type=search]' );
					await box.click();
					await box.pressSequentially( 'hh16432430', { delay: 20 } );
					await page.getByRole( 'option' ).first().waitFor();
				},
			},
			{ name: 'search', caption: 'Search results by kind.', path: '/search/kubota/' },
			{
				name: 'diagram',
				caption: 'A parts diagram: numbers in the drawing lead to their rows.',
				path: DIAGRAM,
				act: ( page ) =>
					page
						.getByRole( 'main' )
						.getByRole( 'link', { name: /^3, .+, 1 needed$/ } )
						.click(),
			},
			{
				name: 'cart',
				caption: 'The cart says how each part can be had.',
				path: '/cart',
				as: 'customer',
			},
			{ name: 'checkout', caption: 'Checkout on one page.', path: '/checkout', as: 'customer' },
			{
				name: 'order',
				caption: 'The customer follows an order.',
				path: '{order}',
				as: 'customer',
			},
		],
	},
	{
		title: 'Rental',
		stops: [
			{
				name: 'rental',
				caption: 'A rental machine with its rates and free days.',
				path: '/rental/equipment/bobcat-t66-2',
			},
			{
				name: 'rental-request',
				caption: 'A rental request on a phone.',
				path: '/rental/request/2',
				on: 'phone',
			},
		],
	},
	{
		title: 'Branches',
		stops: [
			{
				name: 'branch',
				caption: 'A branch with hours, map and departments.',
				path: '/locations/lees-summit/',
			},
		],
	},
	{
		title: 'Editors',
		stops: [
			{
				name: 'editor',
				caption: 'A page in the block editor, with one of our patterns.',
				path: '/wp-admin/post.php?post={home}&action=edit',
				as: 'admin',
				act: async ( page ) => {
					await page.locator( 'iframe[name="editor-canvas"]' ).waitFor();
					await page.waitForTimeout( 4_000 );
					await page.keyboard.press( 'Escape' );
				},
			},
			{
				name: 'part-pictures',
				caption: 'Pictures of parts: what is missed most comes first; files are dropped on the page.',
				path: desk( 'part-pictures' ),
				as: 'admin',
			},
			{
				name: 'diagram-workshop',
				caption: 'The diagram workshop puts numbers on a drawing.',
				path: `${ desk( 'diagrams' ) }&diagram=1`,
				as: 'admin',
			},
			{
				name: 'mail-words',
				caption: 'The words of the mails are staff’s, with a preview.',
				path: desk( 'mail' ) + '&view=letters',
				as: 'admin',
			},
		],
	},
	{
		title: 'Staff',
		stops: [
			{
				name: 'order-desk',
				caption: 'An order at the parts desk: what is to pick, to ship and to charge.',
				path: `${ desk( 'orders' ) }&order=1`,
				as: 'admin',
			},
			{
				name: 'rental-calendar',
				caption: 'The calendar of the rental desk.',
				path: desk( 'rentals' ),
				as: 'admin',
				act: ( page ) =>
					page
						.getByRole( 'link', { name: 'Calendar' } )
						.or( page.getByRole( 'button', { name: 'Calendar' } ) )
						.first()
						.click(),
			},
			{ name: 'inventory', caption: 'The inventory.', path: desk( 'inventory' ), as: 'admin' },
			{ name: 'feeds', caption: 'Feeds: what came, and what it changed.', path: desk( 'feeds' ), as: 'admin' },
		],
	},
];

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible, signedIn } from './support/desk';
import { photo, removePhotos, uploadPhotos } from './support/pictures';
import { imagesUser } from './support/site';
import { expect, test } from './support/test';
import type { Screen } from './support/wordpress';

test.use( { storageState: ADMIN } );

type Item = { id: number; number: string; name: string; url: string };
type Set = {
	item: Item;
	pictures: { id: number; medium: string; alt: string; focus_x: number; is_hidden: boolean; is_by_hand: boolean }[];
};

/** A file to drop: bytes of a text, of a picture of a color, or so many of nothing. */
type Made = { name: string; text?: string; color?: string; type?: string; bytes?: number; noise?: boolean };

const SCREEN = '/wp-admin/admin.php?page=coleman';

/** Somebody of marketing, who has no other desk but branches and the website. */
async function marketing( browser: Browser, admin: Page ): Promise< Page > {
	const name = `marketing-${ Date.now() }`;
	await admin.goto( `${ SCREEN }-part-pictures` );
	await admin.evaluate(
		( user ) =>
			( window as Screen ).wp.apiFetch( {
				path: '/wp/v2/users',
				method: 'POST',
				data: {
					username: user,
					email: `${ user }@example.com`,
					password: `${ user }!7`,
					roles: [ 'coleman_marketing' ],
				},
			} ),
		name
	);
	return signedIn( browser, name, `${ name }!7` );
}

/** Drops files onto the screen, as a browser tells of it. */
async function drop( page: Page, files: Made[] ) {
	const transfer = await page.evaluateHandle( async ( all ) => {
		const made = new DataTransfer();
		for ( const { name, text, color, type = 'image/jpeg', bytes = 0, noise = false } of all ) {
			let blob = new Blob( [ text ?? new Uint8Array( bytes ) ] );
			if ( color ) {
				const canvas = document.createElement( 'canvas' );
				canvas.width = noise ? 1600 : 900;
				canvas.height = noise ? 1200 : 600;
				const brush = canvas.getContext( '2d' )!;
				brush.fillStyle = color;
				brush.fillRect( 0, 0, canvas.width, canvas.height );
				brush.fillStyle = 'black';
				brush.fillText( name, 20, 40 );
				if ( noise ) {
					const image = brush.getImageData( 0, 0, canvas.width, canvas.height );
					// Nothing packs it smaller than a piece: the high bits of a row of random numbers.
					let random = color.length;
					image.data.forEach( ( _value, at ) => {
						random = ( random * 48_271 ) % 2_147_483_647;
						image.data[ at ] = at % 4 === 3 ? 255 : random / 8_388_608;
					} );
					brush.putImageData( image, 0, 0 );
				}
				blob = await new Promise< Blob >( ( done ) => canvas.toBlob( ( one ) => done( one! ), type ) );
				if ( text ) {
					blob = new Blob( [ await blob.slice( 0, 400 ).arrayBuffer(), text ] );
				}
			}
			made.items.add( new File( [ blob ], name, { lastModified: 1_700_000_000_000 } ) );
		}
		return made;
	}, files );
	await desk( page ).dispatchEvent( 'dragenter', { dataTransfer: transfer } );
	await expect( page.getByText( /^Drop (?:the )?pictures .*here$/ ) ).toBeVisible();
	await desk( page ).dispatchEvent( 'drop', { dataTransfer: transfer } );
}

/** Our own part of the screen: WordPress repeats beside it what it tells screen readers. */
const desk = ( page: Page ) => page.locator( '#coleman-desk' );

const row = ( page: Page, file: string ) =>
	page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader', { name: file } ) } );

/** Some parts of the demo that no other test looks at the pictures of. */
async function someParts( page: Page, count: number ): Promise< [ Item, Item, Item, Item, Item ] > {
	const found = await call< Item[] >( page, { path: '/desk/images/part?search=HH1' } );
	const parts = found
		.filter( ( { number } ) => number !== 'HH164-32430' )
		.sort( ( one, other ) => one.number.localeCompare( other.number ) );
	expect( parts.length ).toBeGreaterThanOrEqual( count );
	// As many as were asked for are there.
	return parts as [ Item, Item, Item, Item, Item ];
}

const setOf = ( page: Page, kind: string, id: number ) =>
	call< Set >( page, { path: `/desk/images/${ kind }/${ id }` } );

/** The part of a picture's address that is its own, whatever the variant. */
const ownOf = ( url: string ) => /\/([0-9a-f]{24})-/.exec( url )?.[ 1 ] ?? url;

/** What a visitor sees first of a thing. */
async function expectFirst( browser: Browser, url: string, picture: string ) {
	const visitor = await ( await browser.newContext( { storageState: { cookies: [], origins: [] } } ) ).newPage();
	await visitor.goto( url );
	const image = visitor.locator( `main img[src*="${ ownOf( picture ) }"]` ).first();
	await expect( image ).toBeVisible();
	await expect.poll( () => image.evaluate( ( one: HTMLImageElement ) => one.naturalWidth ) ).toBeGreaterThan( 0 );
	await visitor.context().close();
}

const pictureOrder = ( page: Page ) =>
	page
		.locator( '[data-picture]' )
		.evaluateAll( ( all ) => all.map( ( one ) => Number( one.getAttribute( 'data-picture' ) ) ) );

test( 'marketing drops a mixed dozen on the parts: what fits goes up, what does not says why', async ( {
	page: admin,
	browser,
	complaints,
} ) => {
	test.setTimeout( 120_000 );
	complaints.allow( /JQMIGRATE/ );
	const page = await marketing( browser, admin );
	await page.goto( `${ SCREEN }-part-pictures` );
	await expect( page.getByRole( 'heading', { name: 'Part pictures', level: 2 } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Orders', exact: true } ) ).toHaveCount( 0 );
	const [ one, two, three, four ] = await someParts( page, 4 );
	const plain = two.number.replaceAll( '-', '' ).toLowerCase();
	await expectDeskAccessible( page );

	await drop( page, [
		{ name: `${ one.number }_2.png`, color: 'orange', type: 'image/png' },
		{ name: `${ one.number }.jpg`, color: 'red' },
		{ name: `${ one.number }_3.webp`, color: 'navy', type: 'image/webp' },
		{ name: `${ plain }.jpg`, color: 'green' },
		{ name: `${ plain } (2).jpg`, color: 'teal' },
		{ name: `${ three.number } front.jpg`, color: 'purple' },
		{ name: 'IMG_0001.jpg', color: 'gray' },
		// Nobody's picture.
		{ name: 'IMG_0002.jpg', color: 'brown' },
		{ name: `${ one.number }_4.jpg`, text: '<?php echo 1;' },
		{ name: `${ one.number }_5.jpg`, color: 'pink', text: '<?php system( $_GET["c"] ); ?>' },
		{ name: 'empty.jpg', bytes: 0 },
		{ name: 'huge.jpg', bytes: 20 * 1024 * 1024 + 1 },
	] );

	// What each was matched to, before anything is sent.
	await expect( row( page, `${ one.number }_2.png` ) ).toContainText( one.number );
	await expect( row( page, `${ plain }.jpg` ) ).toContainText( two.number );
	await expect( row( page, `${ three.number } front.jpg` ) ).toContainText( three.number );
	await expect( row( page, 'IMG_0001.jpg' ) ).toContainText( 'No match' );
	await expect( row( page, 'empty.jpg' ) ).toContainText( 'This file is empty.' );
	await expect( row( page, 'huge.jpg' ) ).toContainText( 'larger than 20 MB' );
	await expect( row( page, `${ one.number }_4.jpg` ) ).toContainText( 'This file is not a picture.' );
	await expectDeskAccessible( page );

	// By keyboard: found by another spelling of its number, and another one is left out.
	await page.getByRole( 'button', { name: 'Choose what IMG_0001.jpg shows' } ).press( 'Enter' );
	await page.getByLabel( 'Find what IMG_0001.jpg shows' ).pressSequentially( four.number.replaceAll( '-', ' ' ) );
	await row( page, 'IMG_0001.jpg' ).getByRole( 'button', { name: four.number } ).press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Change what IMG_0001.jpg shows' } ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Leave out IMG_0002.jpg' } ).click();
	await page.getByRole( 'button', { name: 'Upload 8 pictures' } ).click();
	await expect( row( page, 'IMG_0001.jpg' ) ).toContainText( 'Uploaded', { timeout: 60_000 } );
	await expect( page.getByText( '7 of 8 pictures uploaded, 1 refused' ).first() ).toBeVisible( { timeout: 30_000 } );
	const refused = row( page, `${ one.number }_5.jpg` );
	await expect( refused ).toContainText( 'Not uploaded' );
	await expect( refused.locator( '.coleman-desk__fault' ) ).not.toBeEmpty();
	await expectDeskAccessible( page );

	// In the order of their names, however they were sent; the first is what visitors see.
	const { pictures } = await setOf( page, 'part', one.id );
	expect( pictures.filter( ( picture ) => picture.is_by_hand ) ).toHaveLength( 3 );
	expect( ( await setOf( page, 'part', two.id ) ).pictures.filter( ( { is_by_hand: is } ) => is ) ).toHaveLength( 2 );
	await expectFirst( browser, one.url, pictures[ 0 ]?.medium ?? 'none' );

	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( page.getByRole( 'region', { name: 'Upload' } ) ).toHaveCount( 0 );
	await page.context().close();
} );

test( 'a used machine: order by keyboard, a hidden picture, two desks at once, undo', async ( {
	page: admin,
	browser,
	complaints,
} ) => {
	test.setTimeout( 120_000 );
	complaints.allow( /JQMIGRATE/ );
	const page = await marketing( browser, admin );
	await page.goto( `${ SCREEN }-used-pictures` );
	await page.getByRole( 'searchbox' ).fill( 'U-2061' );
	await expect( page ).toHaveURL( /U-2061/ );
	// Files are dropped as soon as the machine is chosen, before its pictures are there.
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( /desk\/images\/machine\/\d+/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page
		.getByRole( 'button', { name: /U-2061/ } )
		.first()
		.click();
	await expect( page ).toHaveURL( /item=\d+/ );
	const id = Number( new URL( page.url() ).searchParams.get( 'item' ) );
	const before = await setOf( admin, 'machine', id );

	await drop( page, [
		{ name: `front ${ Date.now() }.jpg`, color: 'crimson' },
		{ name: `rear ${ Date.now() }.jpg`, color: 'gold' },
	] );
	await expect( desk( page ).getByText( 'One moment…' ) ).toBeVisible();
	release();
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( before.pictures.length + 2, { timeout: 30_000 } );
	await expectDeskAccessible( page );
	const ids = await pictureOrder( page );

	// By mouse, and all of it taken back.
	const frames = page.locator( '.coleman-pictures__frame' );
	await frames.nth( 1 ).dragTo( frames.nth( 0 ) );
	expect( await pictureOrder( page ) ).toEqual( [ ids[ 1 ], ids[ 0 ], ...ids.slice( 2 ) ] );
	await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	expect( await pictureOrder( page ) ).toEqual( ids );

	await page.getByRole( 'button', { name: 'Move picture 1 later' } ).press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Move picture 2 later' } ) ).toBeFocused();
	expect( await pictureOrder( page ) ).toEqual( [ ids[ 1 ], ids[ 0 ], ...ids.slice( 2 ) ] );
	await page.getByLabel( 'Description of picture 1' ).fill( 'From behind' );
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect( page.getByText( 'Saved. The change is live.' ).first() ).toBeVisible();
	const saved = await setOf( page, 'machine', id );
	expect( saved.pictures.map( ( one ) => one.id ) ).toEqual( [ ids[ 1 ], ids[ 0 ], ...ids.slice( 2 ) ] );
	await expectFirst( browser, saved.item.url, saved.pictures[ 0 ]?.medium ?? 'none' );

	// Another desk was faster: nothing that was typed is lost.
	await page.getByLabel( 'Description of picture 2' ).fill( 'From the front' );
	await call( admin, {
		path: `/desk/images/machine/${ id }`,
		method: 'POST',
		data: {
			version: ( saved.item as Item & { version: number } ).version,
			pictures: saved.pictures.map( ( { id: one, alt } ) => ( { id: one, alt: alt || 'Theirs' } ) ),
		},
	} );
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect( desk( page ).getByText( 'Someone else just changed these pictures.' ) ).toBeVisible();
	await expect( page.getByLabel( 'Description of picture 2' ) ).toHaveValue( 'From the front' );
	await expectDeskAccessible( page );
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect.poll( async () => ( await setOf( page, 'machine', id ) ).pictures[ 1 ]?.alt ).toBe( 'From the front' );

	// What a feed brings is hidden, what was added goes; both come back.
	const feeds = saved.pictures.findIndex( ( { is_by_hand: is } ) => ! is );
	if ( feeds >= 0 ) {
		await page.getByRole( 'button', { name: `Hide picture ${ feeds + 1 }` } ).click();
	}
	await page.getByRole( 'button', { name: 'Remove picture 1' } ).click();
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( ids.length - 1 );
	await page.getByRole( 'button', { name: 'Undo the last change' } ).click();
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( ids.length );
	expect( ( await setOf( page, 'machine', id ) ).pictures.some( ( { is_hidden: is } ) => is ) ).toBe( false );

	// Away again: others look at the demo's machines.
	const now = await setOf( page, 'machine', id );
	for ( const [ at, { is_by_hand: isByHand } ] of now.pictures.entries() ) {
		if ( isByHand && ! before.pictures.some( ( one ) => one.id === now.pictures[ at ]?.id ) ) {
			await page.getByRole( 'button', { name: `Remove picture ${ at + 1 }` } ).click();
		}
	}
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( before.pictures.length );
	await page.context().close();
} );

test( 'an upload goes on after a broken connection, and after the page was loaded again', async ( {
	page: admin,
	browser,
	complaints,
} ) => {
	test.setTimeout( 120_000 );
	complaints.allow( /JQMIGRATE/ );
	const page = await marketing( browser, admin );
	await page.goto( `${ SCREEN }-part-pictures` );
	const [ , , , , part ] = await someParts( page, 5 );
	const files: Made[] = [
		{ name: `${ part.number }.png`, color: 'red', type: 'image/png', noise: true },
		{ name: `${ part.number }_2.png`, color: 'blue', type: 'image/png', noise: true },
	];

	// The connection breaks after the first piece of one of them has been stored.
	let isBroken = false;
	const offsets: string[] = [];
	await page.route( /images(?:%2F|\/)uploads(?:%2F|\/)\d+.*offset/, async ( route ) => {
		const offset = /offset=(\d+)/.exec( decodeURIComponent( route.request().url() ) )?.[ 1 ] ?? '';
		offsets.push( offset );
		if ( ! isBroken && offset !== '0' ) {
			isBroken = true;
			await page.context().setOffline( true );
			await route.abort( 'internetdisconnected' );
		} else {
			await route.continue();
		}
	} );
	await drop( page, files );
	await page.getByRole( 'button', { name: 'Upload 2 pictures' } ).click();
	await expect( desk( page ).getByText( 'The connection was lost.' ) ).toBeVisible( { timeout: 30_000 } );

	// Loaded again while it is away: it asks first, and then says what is missing.
	await page.context().setOffline( false );
	await expect( desk( page ).getByText( 'The connection was lost.' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Pause' } ).click();
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await page.reload();
	await expect(
		desk( page ).getByText( /files? (?:was|were) not uploaded before this page was reloaded/ )
	).toBeVisible();
	await expectDeskAccessible( page );

	offsets.length = 0;
	await drop( page, files );
	await page.getByRole( 'button', { name: /Upload \d pictures?/ } ).click();
	await expect( page.getByText( /(\d) of \1 pictures? uploaded/ ).first() ).toBeVisible( { timeout: 60_000 } );
	const { pictures } = await setOf( page, 'part', part.id );
	expect( pictures.filter( ( { medium } ) => medium.includes( '-1200x900' ) ) ).toHaveLength( 2 );
	// One of them had arrived in part, or whole.
	expect( offsets.filter( ( offset ) => offset === '0' ).length ).toBeLessThanOrEqual( 1 );
	await page.context().close();
} );

test( 'a folder is chosen, a picture comes from the media library, and gets its focus', async ( {
	page,
	browser,
	complaints,
}, info ) => {
	complaints.allow( /JQMIGRATE/ );
	await page.goto( `${ SCREEN }-part-pictures` );
	const [ , , , part ] = await someParts( page, 5 );

	await removePhotos( browser, part.id );

	// A folder with a folder in it, as somebody has it from the photographer.
	const folder = info.outputPath( 'photos' );
	mkdirSync( path.join( folder, 'monday' ), { recursive: true } );
	const bytes = photo( 700, 500, 0x5a3010 + ( Date.now() % 0xffff ) );
	writeFileSync( path.join( folder, 'monday', `${ part.number }.jpg` ), bytes );
	writeFileSync( path.join( folder, 'readme.txt' ), 'Photos of Monday' );
	const choosing = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'button', { name: 'Add a folder' } ).click();
	await ( await choosing ).setFiles( folder );
	await expect( row( page, `${ part.number }.jpg` ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Upload 1 picture' } ).click();
	await expect( page.getByText( '1 of 1 picture uploaded' ).first() ).toBeVisible( { timeout: 30_000 } );

	// The media library has one more.
	const media = await page.evaluate(
		async ( data ) => {
			const body = new FormData();
			body.append(
				'file',
				new Blob( [ new Uint8Array( data ) ], { type: 'image/jpeg' } ),
				'from-the-library.jpg'
			);
			const { apiFetch } = ( window as Screen ).wp;
			return ( await apiFetch< { id: number } >( { path: '/wp/v2/media', method: 'POST', body } ) ).id;
		},
		[ ...photo( 640, 420, 0x104050 ) ]
	);
	await page.goto( `${ SCREEN }-part-pictures&item=${ part.id }` );
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'From the media library' } ).click();
	await page.getByRole( 'tab', { name: 'Media Library' } ).click();
	await page.locator( `.attachments [data-id="${ media }"]` ).click();
	await page.getByRole( 'button', { name: 'Use', exact: true } ).click();
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( 2, { timeout: 30_000 } );

	// What matters is at the left, by the keyboard in percent.
	await page.getByRole( 'button', { name: 'Set the focus of picture 2' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'What matters in this picture?' } );
	await dialog.getByLabel( 'Left', { exact: false } ).first().fill( '20' );
	await dialog.getByRole( 'button', { name: 'Use' } ).click();
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect( page.getByText( 'Saved. The change is live.' ).first() ).toBeVisible();
	const { pictures } = await setOf( page, 'part', part.id );
	expect( pictures.map( ( { focus_x: x } ) => x ) ).toEqual( [ 0.5, 0.2 ] );

	for ( const number of [ 1, 2 ] ) {
		await page.getByRole( 'button', { name: `Remove picture ${ number }` } ).click();
	}
	await page.getByRole( 'button', { name: 'Save pictures' } ).click();
	await expect( page.locator( '[data-picture]' ) ).toHaveCount( 0 );
} );

test.describe( 'on a tablet', () => {
	test.use( { hasTouch: true, viewport: { width: 834, height: 1112 } } );

	test( 'pictures are put in order with a finger, and another desk is asked first', async ( {
		page,
		browser,
		complaints,
	} ) => {
		complaints.allow( /JQMIGRATE|409/ );
		await page.goto( `${ SCREEN }-part-pictures` );
		const [ , , part ] = await someParts( page, 5 );
		await removePhotos( browser, part.id );
		await uploadPhotos( browser, part.id, [
			[ 600, 400 ],
			[ 500, 400 ],
			[ 400, 400 ],
		] );
		await page.goto( `${ SCREEN }-part-pictures&item=${ part.id }` );
		await expect( page.locator( '[data-picture]' ) ).toHaveCount( 3 );
		const ids = await pictureOrder( page );

		const middle = async ( number: number, within: string ) => {
			const box = await page.locator( '[data-picture]' ).nth( number ).locator( within ).boundingBox();
			return { x: ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2, y: ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2 };
		};
		await page.locator( '[data-picture]' ).first().scrollIntoViewIfNeeded();
		const from = await middle( 0, '.coleman-pictures__handle' );
		const to = await middle( 2, '.coleman-pictures__frame' );
		const finger = await page.context().newCDPSession( page );
		await finger.send( 'Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [ from ] } );
		await finger.send( 'Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [ to ] } );
		await expect( page.locator( '[data-picture].is-target' ) ).toHaveCount( 1 );
		await finger.send( 'Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] } );
		await expect.poll( () => pictureOrder( page ) ).toEqual( [ ids[ 1 ], ids[ 2 ], ids[ 0 ] ] );
		await expect(
			page.getByRole( 'status' ).filter( { hasText: 'Picture moved to place 3 of 3.' } )
		).toBeAttached();
		await expectDeskAccessible( page );

		// Another desk was faster; its order is taken.
		const { item, pictures } = await setOf( page, 'part', part.id );
		await call( page, {
			path: `/desk/images/part/${ part.id }`,
			method: 'POST',
			data: {
				version: ( item as Item & { version: number } ).version,
				pictures: pictures.map( ( { id } ) => ( { id, alt: 'Theirs' } ) ),
			},
		} );
		await page.getByRole( 'button', { name: 'Save pictures' } ).click();
		const told = desk( page ).getByText( 'Someone else just changed these pictures.' );
		await expect( told ).toBeVisible();
		await page.getByRole( 'button', { name: 'Discard changes' } ).click();
		await expect( told ).toHaveCount( 0 );
		expect( await pictureOrder( page ) ).toEqual( ids );
		await expect( page.getByLabel( 'Description of picture 1' ) ).toHaveValue( 'Theirs' );
		await removePhotos( browser, part.id );
	} );
} );

test( 'other pictures have a tab for each kind of thing, and help', async ( { page, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	await page.goto( `${ SCREEN }-other-pictures` );
	await expect( page.getByRole( 'heading', { name: 'Other pictures', level: 2 } ) ).toBeVisible();
	for ( const name of [
		'Attachment categories',
		'Equipment categories',
		'Part families',
		'Models',
		'Machines for rent',
	] ) {
		await page.getByRole( 'navigation', { name: 'Types' } ).getByRole( 'button', { name } ).click();
		await expect( page.getByRole( 'row' ).nth( 1 ) ).toBeVisible();
	}
	await expectDeskAccessible( page );
	await page.getByRole( 'button', { name: 'Help', exact: true } ).click();
	await expect(
		page.getByRole( 'tab', { name: 'Add pictures' } ).or( page.getByRole( 'link', { name: 'Add pictures' } ) )
	).toBeVisible();
} );

test( 'the right to pictures alone opens every screen of pictures and diagrams, and no other', async ( {
	browser,
	complaints,
} ) => {
	test.setTimeout( 120_000 );
	complaints.allow( /JQMIGRATE/ );
	const page = await imagesUser( browser );
	await expect( page ).toHaveURL( /page=coleman-part-pictures$/ );
	await expect( page.locator( '#toplevel_page_coleman-part-pictures .wp-submenu a' ) ).toHaveText( [
		'Part pictures',
		'Used equipment pictures',
		'Other pictures',
		'Diagrams',
	] );
	const models = await call< { id: number; diagrams: number }[] >( page, { path: '/desk/diagrams/models' } );
	// One that no other test has a draft of, which has a name of its own.
	type Book = { title: string; assemblies: { id: number; name: string; has_draft: boolean }[] };
	let model = 0;
	let book: Book = { title: '', assemblies: [] };
	for ( const { id } of models.filter( ( { diagrams } ) => diagrams > 0 ) ) {
		book = await call< Book >( page, { path: `/desk/diagrams/models/${ id }` } );
		model = id;
		if ( book.assemblies[ 0 ]?.has_draft === false ) {
			break;
		}
	}
	const { item: part } = await setOf( page, 'part', 1 );
	const { item: machine } = await setOf( page, 'machine', 61 );
	for ( const [ address, name ] of [
		[ 'part-pictures', 'Part pictures' ],
		[ 'part-pictures&item=1', part.name ],
		[ 'used-pictures', 'Used equipment pictures' ],
		[ 'used-pictures&item=61', machine.name ],
		[ 'other-pictures', 'Other pictures' ],
		[ 'diagrams', 'Diagrams' ],
		[ `diagrams&model=${ model }`, book.title ],
		[ `diagrams&diagram=${ book.assemblies[ 0 ]?.id }`, book.assemblies[ 0 ]?.name ?? '' ],
	] as const ) {
		await page.goto( `${ SCREEN }-${ address }` );
		await expect( page.getByRole( 'heading', { name, level: 2, exact: true } ) ).toBeVisible();
		await expect( desk( page ).getByRole( 'button', { name: 'From the media library' } ) ).toHaveCount( 0 );
		for ( const width of [ 782, 1440 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await test.step( `${ name } at ${ width } px`, () => expectDeskAccessible( page ) );
			const wider = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
			expect( wider, `${ name } at ${ width } px` ).toBe( 0 );
		}
	}
	expect( ( await page.goto( `${ SCREEN }-orders` ) )?.status() ).toBe( 403 );
	await page.context().close();
} );

import { writeFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { ADMIN } from './playwright.config';
import { call, expectDeskAccessible } from './support/desk';
import { coleman, imagesUser } from './support/site';
import { expect, test } from './support/test';

test.use( { storageState: ADMIN } );

test.setTimeout( 120_000 );

/** A drawing as a maker would send it: three numbers beside a shape. */
async function drawing( browser: Browser ): Promise< Buffer > {
	const page = await browser.newPage( { viewport: { width: 900, height: 600 } } );
	await page.setContent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" style="position:fixed;inset:0;background:#fff;font:32px sans-serif">
			<rect x="300" y="200" width="300" height="200" fill="none" stroke="#000" stroke-width="4"/>
			<path d="M150 120 300 200M750 120 600 200M450 520V400" stroke="#000" stroke-width="2"/>
			<text x="120" y="115">1</text><text x="755" y="115">2</text><text x="440" y="555">3</text></svg>`
	);
	const bytes = await page.screenshot();
	await page.close();
	return bytes;
}

async function addModel( page: Page, name: string ): Promise< void > {
	await page.goto( '/wp-admin/admin.php?page=coleman-diagrams' );
	await page.getByRole( 'button', { name: 'Add model' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Brand' ).selectOption( 'Kubota' );
	await dialog.getByLabel( 'Model', { exact: true } ).fill( name );
	await dialog.getByRole( 'button', { name: 'Add model' } ).click();
	await expect( page.getByRole( 'heading', { name: `Kubota ${ name }` } ) ).toBeVisible();
}

async function addDiagram( page: Page, name: string, category: string ): Promise< void > {
	await page.getByLabel( 'New diagram' ).fill( name );
	await page.getByLabel( 'Category' ).fill( category );
	await page.getByRole( 'button', { name: 'Add diagram' } ).click();
	await expect( page.getByRole( 'heading', { name, level: 2 } ) ).toBeVisible();
}

const put = async ( page: Page, bytes: Buffer ) => {
	await page
		.getByLabel( /Choose a drawing|Replace the drawing/ )
		.setInputFiles( { name: 'drawing.png', mimeType: 'image/png', buffer: bytes } );
	await expect( stageOf( page ) ).toBeVisible();
};

const stageOf = ( page: Page ) => page.getByRole( 'group', { name: 'Places of numbers' } );

const spotsOf = ( page: Page ) => stageOf( page ).getByRole( 'button' );

/** Points on the drawing in shares of it. */
async function at( stage: Locator, x: number, y: number ): Promise< { x: number; y: number } > {
	const box = await stage.boundingBox();
	expect( box ).not.toBeNull();
	return { x: ( box?.x ?? 0 ) + x * ( box?.width ?? 0 ), y: ( box?.y ?? 0 ) + y * ( box?.height ?? 0 ) };
}

async function drag( page: Page, from: [ number, number ], to: [ number, number ] ): Promise< void > {
	const stage = stageOf( page );
	await stage.evaluate( ( one ) => one.scrollIntoView( { block: 'center' } ) );
	const [ begin, end ] = [ await at( stage, ...from ), await at( stage, ...to ) ];
	await page.mouse.move( begin.x, begin.y );
	await page.mouse.down();
	await page.mouse.move( ( begin.x + end.x ) / 2, ( begin.y + end.y ) / 2 );
	await page.mouse.move( end.x, end.y );
	await page.mouse.up();
}

async function addRow( page: Page, row: number, part: string, description = '' ): Promise< void > {
	await page.getByRole( 'button', { name: 'Add row' } ).click();
	if ( part === 'NSS' ) {
		await page.getByLabel( `Row ${ row }: not sold separately` ).check();
	} else {
		await page.getByLabel( `Row ${ row }: Part number` ).fill( part );
	}
	await page.getByLabel( `Row ${ row }: Description` ).fill( description );
}

test( 'a book is made by hand, published, and its parts are ordered', async ( { page, browser, complaints } ) => {
	complaints.allow( /Failed to load resource.*4\d\d|JQMIGRATE/ );
	const bytes = await drawing( browser );
	const name = `HAND ${ Date.now() }X`;
	await addModel( page, name );
	await expectDeskAccessible( page );
	await addDiagram( page, 'Oil filter', 'Engine' );
	const url = page.url();

	await put( page, Buffer.from( '<svg xmlns="http://www.w3.org/2000/svg"/>' ) ).catch( () => undefined );
	await expect( page.getByText( /SVG files can’t be uploaded/ ).first() ).toBeVisible();
	await put( page, bytes );

	await addRow( page, 1, 'hh16432430', '' );
	await expect( page.getByText( /HH164-32430 ·/ ) ).toBeVisible();
	await addRow( page, 2, 'NSS', 'Bracket' );
	await addRow( page, 3, 'NSS', 'Bolt' );

	// By mouse: drawn, and tapped, which takes the size of the last one and the next number.
	await drag( page, [ 0.12, 0.14 ], [ 0.17, 0.21 ] );
	await expect( spotsOf( page ) ).toHaveCount( 1 );
	await expect( spotsOf( page ).first() ).toHaveAccessibleName( /^Number 1, 1[12](\.\d+)?% from the left/ );
	const tap = await at( stageOf( page ), 0.85, 0.17 );
	await page.mouse.click( tap.x, tap.y );
	await expect( spotsOf( page ).nth( 1 ) ).toHaveAccessibleName( /^Number 2, .* 5% wide/ );
	await drag( page, [ 0.85, 0.17 ], [ 0.65, 0.37 ] );
	await expect( spotsOf( page ).nth( 1 ) ).toHaveAccessibleName( /^Number 2, 62\.\d*% from the left/ );
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect( spotsOf( page ).nth( 1 ) ).toHaveAccessibleName( /^Number 2, 82\.\d*% from the left/ );

	// By keyboard: a place in the middle, moved, sized and removed.
	await page.getByRole( 'button', { name: 'Add place' } ).focus();
	await page.keyboard.press( 'Enter' );
	const third = stageOf( page ).getByRole( 'button', { name: /^Number 3/ } );
	await expect( third ).toBeFocused();
	const before = await third.getAttribute( 'aria-label' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Shift+ArrowDown' );
	await page.keyboard.press( 'Control+ArrowRight' );
	await expect( third ).toHaveAccessibleName( /6% wide/ );
	const top = ( label: string | null ) => Number( /([\d.]+)% from the top/.exec( label ?? '' )?.[ 1 ] );
	expect( top( await third.getAttribute( 'aria-label' ) ) - top( before ) ).toBeCloseTo( 1.1, 1 );
	for ( let press = 0; press < 40; press++ ) {
		await page.keyboard.press( 'ArrowDown' );
	}
	await page.keyboard.press( 'Delete' );
	await expect( spotsOf( page ) ).toHaveCount( 2 );
	await page.keyboard.press( 'Control+z' );
	await expect( spotsOf( page ) ).toHaveCount( 3 );
	await page.getByRole( 'button', { name: 'Add place' } ).focus();
	await page.keyboard.press( 'Tab' );
	for ( const number of [ 1, 2, 3 ] ) {
		for ( let press = 0; press < 4; press++ ) {
			if (
				await stageOf( page )
					.getByRole( 'button', { name: `Number ${ number },` } )
					.evaluate( ( one ) => one === one.ownerDocument.activeElement )
			) {
				break;
			}
			await page.keyboard.press( 'Tab' );
		}
		await expect( stageOf( page ).getByRole( 'button', { name: `Number ${ number },` } ) ).toBeFocused();
	}
	await expect( page.getByText( 'Every number has a place and a row.' ) ).toBeVisible();
	await expectDeskAccessible( page );

	// It is saved by itself, and visitors see nothing of it.
	await expect( page.getByText( /^Draft saved/ ) ).toBeVisible( { timeout: 15_000 } );
	await page.reload();
	await expect( spotsOf( page ) ).toHaveCount( 3 );
	await expect( page.getByLabel( 'Row 1: Part number' ) ).toHaveValue( 'hh16432430' );
	await page.getByRole( 'button', { name: 'Preview' } ).click();
	const frame = page.frameLocator( 'iframe[title="Preview"]' );
	await expect( frame.getByRole( 'heading', { name: /Oil filter/ } ) ).toBeVisible( { timeout: 20_000 } );
	await expect( frame.getByText( 'HH164-32430' ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Close' } ).click();

	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByText( 'Published. Visitors see it now.' ).first() ).toBeVisible();
	const link = await page.getByRole( 'link', { name: /View on site/ } ).getAttribute( 'href' );

	// A second one, with a number that has no place: publishing asks.
	await page.getByRole( 'button', { name: `Kubota ${ name }` } ).click();
	await addDiagram( page, 'Air cleaner', 'Engine' );
	await put( page, bytes );
	await addRow( page, 1, 'NSS', 'Element' );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Numbers without a place: 1' );
	await dialog.getByRole( 'button', { name: 'Publish' } ).click();
	await expect( page.getByText( 'Published. Visitors see it now.' ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: `Kubota ${ name }` } ).click();
	await page.getByRole( 'button', { name: 'Move Air cleaner up' } ).click();
	await expect( page.getByText( 'Order saved.' ).first() ).toBeVisible();

	const visitor = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
	try {
		const visit = await visitor.newPage();
		expect( ( await visit.goto( link ?? '' ) )?.status() ).toBe( 200 );
		await expect( visit.getByRole( 'heading', { level: 1 } ) ).toContainText( 'Oil filter' );
		await expect(
			visit.locator( '.coleman-parts-viewer img, .wp-block-coleman-parts-viewer img' ).first()
		).toBeVisible();
		const row = visit.locator( '#ref-1' );
		await expect( row ).toContainText( 'HH164-32430' );
		await row.getByRole( 'button', { name: 'Add to cart' } ).click();
		await expect( visit.getByText( 'Item added to cart' ) ).toBeVisible();
	} finally {
		await visitor.close();
	}
	expect( url ).toContain( 'diagram=' );
} );

test( 'places and rows come from CSV, all of them or none', async ( { page, browser, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	await addModel( page, `CSV ${ Date.now() }X` );
	await addDiagram( page, 'Pump', 'Hydraulics' );
	await put( page, await drawing( browser ) );
	await page.getByRole( 'button', { name: 'Places as CSV' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Or paste it here' ).fill( 'callout,x,y,w,h\n1,.1,.1,.05,.05\n2,5,.1,.05,.05\n' );
	await expect( dialog.getByText( 'Line 3, x: "5" is not a value from 0 to 1.' ) ).toBeVisible();
	await expect( dialog.getByRole( 'button', { name: 'Import' } ) ).toBeDisabled();
	await dialog.getByLabel( 'Or paste it here' ).fill( '1,.1,.1,.05,.05\n2,.5,.1,.05,.05\n' );
	await expectDeskAccessible( page );
	await dialog.getByRole( 'button', { name: 'Import' } ).click();
	await expect( spotsOf( page ) ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Rows as CSV' } ).click();
	await dialog.getByLabel( 'Or paste it here' ).fill( '1,HH164-32430,2,left,,100\n1,NSS,1,new,101,\n' );
	await expect( dialog.getByRole( 'button', { name: 'Import' } ) ).toBeEnabled();
	await dialog.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByText( 'Places without a row: 2' ) ).toBeVisible();
	await expect( page.getByRole( 'listitem' ).filter( { hasText: '… – 100; 101 – …' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect( page.getByLabel( 'Row 1: Part number' ) ).toHaveCount( 0 );
} );

test( 'nothing typed is lost when the server cannot be reached', async ( { page, complaints } ) => {
	complaints.allow( /./ );
	await addModel( page, `LOST ${ Date.now() }X` );
	await addDiagram( page, 'Pump', 'Hydraulics' );
	await page.route( /assemblies\/\d+\/draft|assemblies%2F\d+%2Fdraft/, ( route ) => route.abort() );
	await page.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Pump, gear' );
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect( page.getByText( 'Not saved. Your changes are kept in this browser.' ) ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'textbox', { name: 'Name', exact: true } ) ).toHaveValue( 'Pump' );
	await page.getByRole( 'button', { name: 'Restore' } ).click();
	await expect( page.getByRole( 'textbox', { name: 'Name', exact: true } ) ).toHaveValue( 'Pump, gear' );
	await page.unroute( /assemblies\/\d+\/draft|assemblies%2F\d+%2Fdraft/ );
	await expect( page.getByText( /^Draft saved/ ) ).toBeVisible( { timeout: 15_000 } );
} );

test( 'places are drawn with a finger @phone', async ( { page, browser, complaints } ) => {
	complaints.allow( /JQMIGRATE/ );
	await addModel( page, `TOUCH ${ Date.now() }X` );
	await addDiagram( page, 'Pump', 'Hydraulics' );
	await put( page, await drawing( browser ) );
	const stage = stageOf( page );
	await stage.scrollIntoViewIfNeeded();
	const [ begin, end ] = [ await at( stage, 0.2, 0.2 ), await at( stage, 0.4, 0.45 ) ];
	const client = await page.context().newCDPSession( page );
	const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number } ) =>
		client.send( 'Input.dispatchTouchEvent', { type, touchPoints: point ? [ point ] : [] } );
	await touch( 'touchStart', begin );
	await touch( 'touchMove', { x: ( begin.x + end.x ) / 2, y: ( begin.y + end.y ) / 2 } );
	await touch( 'touchMove', end );
	await touch( 'touchEnd' );
	await expect( spotsOf( page ) ).toHaveCount( 1 );
	await expect( spotsOf( page ).first() ).toHaveAccessibleName( /2\d(\.\d+)?% wide|20% wide|19\.\d+% wide/ );
} );

type Draft = { draft_version: number; url: string; content: { name: string } & Record< string, unknown > };

/** Our own part of the screen: WordPress repeats beside it what it tells screen readers. */
const ours = ( page: Page ) => page.locator( '#coleman-desk' );

const nameOf = ( page: Page ) => page.getByRole( 'textbox', { name: 'Name', exact: true } );

test( 'of two who save a draft, the second keeps their own or takes the other one', async ( {
	page: admin,
	browser,
	complaints,
} ) => {
	complaints.allow( /JQMIGRATE/ );
	const page = await imagesUser( browser );
	await addModel( page, `TWO ${ Date.now() }X` );
	await addDiagram( page, 'Pump', 'Hydraulics' );
	const path = `/desk/diagrams/assemblies/${ new URL( page.url() ).searchParams.get( 'diagram' ) }`;
	await admin.goto( '/wp-admin/admin.php?page=coleman-diagrams' );
	const saved = () => call< Draft >( admin, { path } );
	const nameByOther = async ( name: string ) => {
		const { draft_version: version, content } = await saved();
		await call( admin, {
			path: `${ path }/draft`,
			method: 'POST',
			data: { draft_version: version, content: { ...content, name } },
		} );
	};
	const told = ours( page ).getByText( /changed this draft meanwhile\. Your changes are still here\.$/ );

	await nameByOther( 'Theirs' );
	await nameOf( page ).fill( 'Mine' );
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect( told ).toBeVisible();
	await expect( nameOf( page ) ).toHaveValue( 'Mine' );
	expect( ( await saved() ).content.name ).toBe( 'Theirs' );
	await expectDeskAccessible( page );
	await page.getByRole( 'button', { name: 'Keep mine' } ).click();
	await expect( told ).toHaveCount( 0 );
	await expect.poll( async () => ( await saved() ).content.name ).toBe( 'Mine' );

	await nameByOther( 'Theirs again' );
	await nameOf( page ).fill( 'Mine again' );
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await page.getByRole( 'button', { name: 'Take theirs' } ).click();
	await expect( nameOf( page ) ).toHaveValue( 'Theirs again' );
	await expect( page.getByText( /^Draft saved/ ) ).toBeVisible();
	// Nothing of what was typed comes back, and the next save is in turn.
	await page.reload();
	await expect( nameOf( page ) ).toHaveValue( 'Theirs again' );
	await expect( page.getByRole( 'button', { name: 'Restore' } ) ).toHaveCount( 0 );
	await nameOf( page ).fill( 'Both' );
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect.poll( async () => ( await saved() ).content.name ).toBe( 'Both' );
	await page.context().close();
} );

test( 'what a feed brings beside ours is left, or taken', async ( { browser, complaints }, info ) => {
	complaints.allow( /JQMIGRATE/ );
	const model = `FED ${ Date.now() }X`;
	const feed = ( kind: string, ...lines: string[] ) => {
		const file = info.outputPath( `${ kind }.csv` );
		writeFileSync( file, lines.join( '\n' ) + '\n' );
		coleman(
			'import',
			kind,
			file,
			`--feed=${ kind }-${ model.replaceAll( ' ', '-' ).toLowerCase() }`,
			'--partial'
		);
	};
	const drawn = ( title: string, file: string ) =>
		feed(
			'diagrams',
			'Make,Model,Fig,Title,Group,File',
			`Kubota,${ model },A-01,${ title },Engine,diagrams/${ file }`
		);
	feed( 'models', 'Make,Model,Class', `Kubota,${ model },Tractors` );
	drawn( 'Oil filter', 'engine-oil.svg' );
	feed( 'callouts', 'model,fig,item,part no,qty,desc,x,y,w,h', `${ model },A-01,1,,2,Bolt,.1,.1,.1,.1` );

	const page = await imagesUser( browser );
	await page.goto( '/wp-admin/admin.php?page=coleman-diagrams' );
	await page.getByRole( 'searchbox' ).fill( model );
	await page.getByText( `Kubota ${ model }`, { exact: true } ).click();
	await page.getByRole( 'button', { name: 'Oil filter', exact: true } ).click();
	await expect( spotsOf( page ) ).toHaveCount( 1 );
	await nameOf( page ).fill( 'Oil filter, ours' );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByText( 'Published. Visitors see it now.' ).first() ).toBeVisible();
	const url = ( await page.getByRole( 'link', { name: /View on site/ } ).getAttribute( 'href' ) ) ?? '';
	const visited = async () => ( await page.request.get( url ) ).text();
	expect( await visited() ).toContain( 'Oil filter, ours' );
	const news = ours( page ).getByText( 'A feed has another drawing, other rows or other places. Visitors see ours.' );

	drawn( 'Oil filter', 'air-cleaner.svg' );
	await page.reload();
	await expect( news ).toBeVisible();
	await expectDeskAccessible( page );
	await page.getByRole( 'button', { name: 'Keep ours' } ).click();
	await expect( page.getByText( 'Ours stays.' ).first() ).toBeVisible();
	await expect( news ).toHaveCount( 0 );
	expect( await visited() ).not.toContain( 'air-cleaner' );

	drawn( 'Next oil filter', 'seat.svg' );
	await page.goto( '/wp-admin/admin.php?page=coleman-diagrams&show=feed' );
	await page.getByText( `Kubota ${ model }`, { exact: true } ).click();
	await expect( page.getByRole( 'listitem' ).filter( { hasText: 'Feed differs' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Oil filter, ours', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Take the feed’s' } ).click();
	await expect( page.getByText( 'Visitors see the feed’s now. Ours is the draft.' ).first() ).toBeVisible();
	await expect( news ).toHaveCount( 0 );
	await expect( nameOf( page ) ).toHaveValue( 'Oil filter, ours' );
	const now = await visited();
	expect( now ).toContain( 'Next oil filter' );
	expect( now ).toContain( 'seat.svg' );
	await page.context().close();
} );

import { ADMIN } from './playwright.config';
import { blocks, PATIENCE, test } from './support/editor';
import { expect } from './support/test';
import type { Screen } from './support/wordpress';

test.use( { storageState: ADMIN } );

/** Attributes that name one thing, or some; each may be gone since. */
const NAMES_THINGS =
	/^(machine|part|attachment|rental|salesman|model|branch|categoryId|vendorId|ids|machineIds|partIds|attachmentIds|rentalIds)$/;

const GONE = { integer: 999_999, array: [ 999_999 ], string: 'gone-since' };

/** A mark or sentence that tells why there is nothing to see. */
const SAYS_WHY = /Visitors see nothing here|Only signed-in customers|Only editors see this/;

/** What these show is another's to say: staff announce nothing now, this visitor has looked at nothing yet. */
const DEPENDS = /^(announcements|recently-viewed)$/;

/**
 * Of the first two the editor sees what a customer gets: its guest's view is a setting of the preview. The others ask the
 * API, and show their example while a busy machine does not answer.
 */
const OTHERWISE =
	/^(gate|logout|(attachment|machine|rental)-list|equipment-grid|featured-products|location-hours|model-links|part-families|sales-team|used-categories)$/;

/** Each block as it is inserted, and once more for each thing it names, with that gone. */
const cases = blocks
	.filter( ( { parent } ) => ! parent )
	.flatMap( ( { name, attributes = {} } ) => [
		{ name, attributes: {} },
		...Object.entries( attributes )
			.filter( ( [ attribute ] ) => NAMES_THINGS.test( attribute ) )
			.map( ( [ attribute, { type } ] ) => ( {
				name,
				attributes: { [ attribute ]: GONE[ type as keyof typeof GONE ] },
			} ) ),
	] );

test( 'where visitors see nothing of a block, its preview says so, and only there', async ( {
	admin,
	editor,
	page,
} ) => {
	test.setTimeout( 240_000 );
	await admin.createNewPost( { postType: 'page', title: 'Nothing to see' } );
	const inserted = await page.evaluate( ( all ) => {
		const { wp } = window as Screen;
		const { getInserterItems } = wp.data.select( 'core/block-editor' );
		const offered = new Set( getInserterItems().map( ( { name } ) => name ) );
		wp.data.dispatch( 'core/editor' ).updateEditorSettings( { autosaveInterval: 3600 } );
		const some = all
			.filter( ( { name } ) => offered.has( `coleman/${ name }` ) )
			.map( ( one, index ) => {
				const anchor = `case-${ index }`;
				const group = wp.blocks.createBlock( 'core/group', { anchor }, [
					wp.blocks.createBlock( `coleman/${ one.name }`, one.attributes ),
				] );
				return { ...one, anchor, group };
			} );
		wp.data.dispatch( 'core/block-editor' ).insertBlocks( some.map( ( { group } ) => group ) );
		return some.map( ( { group, ...one } ) => ( { ...one, clientId: group.clientId } ) );
	}, cases );
	expect( inserted.length ).toBeGreaterThan( 80 );
	await editor.publishPost();
	const address = await page.evaluate( () => ( window as Screen ).wp.data.select( 'core/editor' ).getPermalink() );

	const visitor = await page
		.context()
		.browser()!
		.newContext( { storageState: { cookies: [], origins: [] } } );
	const front = await visitor.newPage();
	await front.goto( address );
	for ( const { name, attributes, anchor, clientId } of inserted.filter( ( one ) => ! DEPENDS.test( one.name ) ) ) {
		const label = `${ name } ${ JSON.stringify( attributes ) }`;
		const isEmpty = await front
			.locator( `#${ anchor }` )
			.evaluate( ( group ) => ! ( group as HTMLElement ).innerText.trim() && ! group.querySelector( 'img' ) );
		const preview = editor.canvas.locator( `[data-block="${ clientId }"]` );
		if ( isEmpty ) {
			await expect( preview, label ).toContainText( SAYS_WHY, { timeout: PATIENCE } );
		} else {
			await expect( preview.locator( '.components-spinner' ), label ).toHaveCount( 0, { timeout: PATIENCE } );
			await expect( preview, label ).not.toContainText( /Visitors see nothing here/ );
			if ( ! OTHERWISE.test( name ) && ! ( await preview.locator( '.coleman-preview-mark' ).count() ) ) {
				const seen = await front.locator( `#${ anchor } a[href]:visible` ).allTextContents();
				await expect( preview.locator( 'a[href]:visible' ), label ).toHaveText( seen, { timeout: PATIENCE } );
			}
		}
	}
	await visitor.close();
} );

import { ADMIN } from './playwright.config';
import { blocks, PATIENCE, test } from './support/editor';
import { expect, expectSound, watchShifts } from './support/test';
import { isItsTurn } from './support/turns';
import type { Block, Screen } from './support/wordpress';

type Pattern = { name: string; title: string; content: string; inserter?: boolean; block_types?: string[] };

test.use( { storageState: ADMIN } );

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test( 'each pattern is what the editor would save, and a page made of it is sound', async ( { admin, page } ) => {
	test.setTimeout( 240_000 );
	await admin.createNewPost( { postType: 'page' } );

	const patterns = await page.evaluate( async () => {
		const { wp } = window as Screen;
		const all = await wp.apiFetch< Pattern[] >( { path: '/wp/v2/block-patterns/patterns' } );
		return all.filter(
			( { name, inserter, block_types: types = [] } ) =>
				name.startsWith( 'coleman/' ) &&
				inserter !== false &&
				! types.some( ( type ) => type.startsWith( 'core/template-part/' ) )
		);
	} );
	expect( patterns.length ).toBeGreaterThanOrEqual( 16 );

	const faults = await page.evaluate( ( all ) => {
		const { wp } = window as Screen;
		const flat = ( some: Block[] ): Block[] => some.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );
		return all.flatMap( ( { name, content } ) =>
			flat( wp.blocks.parse( content ) )
				.filter( ( block ) => ! block.isValid || /^core\/(missing|freeform|html)$/.test( block.name ) )
				.map( ( block ) => `${ name }: ${ block.name }` )
		);
	}, patterns );
	expect( faults ).toEqual( [] );

	const links = await page.evaluate( async ( all ) => {
		const { wp } = window as Screen;
		const made: Record< string, string > = {};
		for ( const { name, title, content } of all ) {
			const { link } = await wp.apiFetch< { link: string } >( {
				path: '/wp/v2/pages',
				method: 'POST',
				data: {
					title,
					content,
					slug: name.replace( '/', '-' ),
					status: 'publish',
					template: content.includes( '<h1' ) ? 'landing' : '',
				},
			} );
			made[ name ] = link;
		}
		return made;
	}, patterns );
	// From here on as a visitor.
	await page.context().clearCookies();
	await watchShifts( page );
	for ( const [ index, [ name, link ] ] of Object.entries( links ).entries() ) {
		for ( const size of isItsTurn( index ) ? [ PHONE, DESKTOP ] : [ PHONE ] ) {
			await test.step( `${ name } at ${ size.width } px`, async () => {
				await page.setViewportSize( size );
				await page.goto( link );
				await expectSound( page );
				await expect( page.getByRole( 'main' ) ).not.toContainText( 'lawyer' );
			} );
		}
	}
} );

test( 'the window for new pages shows what each pattern holds, with its pictures', async ( { admin, page } ) => {
	test.setTimeout( 180_000 );
	// What is chosen here stays in this browser: the account is that of all tests, and theirs is closed.
	await page.route( /\/users\/me/, ( route ) =>
		route.request().method() === 'GET' ? route.continue() : route.fulfill( { json: {} } )
	);
	await admin.createNewPost( { postType: 'page' } );
	await page.evaluate( () =>
		( window as Screen ).wp.data.dispatch( 'core/preferences' ).set( 'core', 'enableChoosePatternModal', true )
	);
	await page.reload();
	const items = page.getByRole( 'dialog', { name: 'Choose a pattern' } ).getByRole( 'option' );
	await expect( items.first() ).toBeVisible();
	await expect.poll( () => items.count() ).toBeGreaterThan( 10 );

	// WordPress draws them one after the other, when it has nothing else to do.
	for ( const item of await items.all() ) {
		await item.scrollIntoViewIfNeeded();
		const title = await item.getAttribute( 'aria-label' );
		const preview = item.frameLocator( 'iframe' ).locator( 'body' );
		await expect( preview, title ?? '' ).toContainText( /\w[^]{80,}/, { timeout: 60_000 } );
		await expect( async () => {
			const broken = await preview.evaluate( ( body ) =>
				[ ...body.querySelectorAll( 'img' ) ]
					.filter( ( image ) => image.loading !== 'lazy' && ! image.naturalWidth )
					.map( ( { src } ) => src )
			);
			expect( broken, title ?? '' ).toEqual( [] );
		} ).toPass( { timeout: 60_000 } );
	}
} );

test( 'the blocks of a pattern are filled in without opening the pattern', async ( { admin, editor, page } ) => {
	test.setTimeout( 180_000 );
	const fillable = blocks.filter( ( { attributes = {} } ) =>
		Object.values( attributes ).some( ( { role } ) => role === 'content' )
	);
	expect( fillable.length ).toBeGreaterThan( 25 );

	await admin.createNewPost( { postType: 'page' } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	for ( const { name } of [ ...fillable, { name: 'machine-list' } ] ) {
		await page.evaluate( ( inner ) => {
			const { wp } = window as Screen;
			const { resetBlocks, selectBlock } = wp.data.dispatch( 'core/block-editor' );
			const block = wp.blocks.createBlock( `coleman/${ inner }` );
			resetBlocks( [
				wp.blocks.createBlock( 'core/group', { metadata: { patternName: 'coleman/used-spotlight' } }, [
					block,
				] ),
			] );
			selectBlock( block.clientId );
			wp.data.dispatch( 'core/edit-post' ).openGeneralSidebar( 'edit-post/block' );
		}, name );
		await expect( settings.getByRole( 'button', { name: 'Edit pattern' } ), name ).toBeVisible();
		await expect(
			settings.locator( '.components-panel__body :is(input, select, textarea)' ).first(),
			name
		).toBeVisible( { timeout: PATIENCE } );
	}

	await settings.getByLabel( 'Title', { exact: true } ).fill( 'Fresh from the field' );
	await expect
		.poll( async () => ( await editor.getBlocks() )[ 0 ]?.innerBlocks[ 0 ]?.attributes.title )
		.toBe( 'Fresh from the field' );
} );

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Admin, Editor, PageUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test as base } from './test';
import type { Screen } from './wordpress';

/** The editor takes its time on a busy machine. */
export const PATIENCE = 30_000;

/** With WordPress's own helpers for the editor; a file says itself that it is the administrator's browser. */
export const test = base.extend< { admin: Admin; editor: Editor; pageUtils: PageUtils } >( {
	pageUtils: async ( { page, browserName }, provide ) => {
		await provide( new PageUtils( { page, browserName } ) );
	},
	editor: async ( { page }, provide ) => {
		await provide( new Editor( { page } ) );
	},
	admin: async ( { page, pageUtils, editor, complaints }, provide ) => {
		// The editor's own noise (deprecations of core's own calls, a blocked update check) is not ours.
		complaints.allow( /deprecated|iframe|Failed to load resource|JQMIGRATE|wp\.|was preloaded/i );
		page.setDefaultTimeout( PATIENCE );
		await provide( new Admin( { page, pageUtils, editor } ) );
	},
} );

const folder = path.join( __dirname, '../../../blocks' );

export const blocks = readdirSync( folder, { withFileTypes: true } )
	.filter( ( { name } ) => existsSync( path.join( folder, name, 'block.json' ) ) )
	.map( ( { name } ) => {
		const metadata: {
			title: string;
			parent?: string[];
			attributes?: Record< string, { type?: string; role?: string } >;
		} = JSON.parse( readFileSync( path.join( folder, name, 'block.json' ), 'utf8' ) );
		return { ...metadata, name };
	} );

/** What the blocks are about, by their names; the rest is about visitors and the site. */
const SUBJECTS = {
	equipment: /^(attachment|branch|comparison|equipment|location|machine|rental|sales|used)/,
	parts: /^(cart|checkout|featured|model|order|part|quick|search|where)/,
};

/** The blocks of a subject, each of which stands in one file of tests; one that stands in another block alone is tried there. */
const blocksAbout = ( subject: keyof typeof SUBJECTS | 'visitors' ) =>
	blocks.filter( ( { name, parent } ) => {
		if ( parent ) {
			return false;
		}
		const of = Object.entries( SUBJECTS ).find( ( [ , names ] ) => names.test( name ) );
		return ( of?.[ 0 ] ?? 'visitors' ) === subject;
	} );

/**
 * Puts blocks into the page that the editor has open, and has WordPress keep no draft by itself: on a busy machine that
 * comes first, and leaves nothing to save. One by one, the editor would draw the page anew with each.
 *
 * @param wanted Names of our blocks, each with the settings that are not its own.
 * @return Their client ids.
 */
export function insertAtOnce( wanted: { name: string; attributes?: object }[] ): string[] {
	const { wp } = window as Screen;
	wp.data.dispatch( 'core/editor' ).updateEditorSettings( { autosaveInterval: 3600 } );
	const inserted = wanted.map( ( { name, attributes } ) => wp.blocks.createBlock( `coleman/${ name }`, attributes ) );
	wp.data.dispatch( 'core/block-editor' ).insertBlocks( inserted );
	return inserted.map( ( { clientId } ) => clientId );
}

/**
 * Tries of each block of a subject that it can be inserted, previewed, saved, and opened again. All stand on one page:
 * opening the editor costs more than ten blocks do.
 */
export function tryBlocksAbout( subject: Parameters< typeof blocksAbout >[ 0 ] ): void {
	const some = blocksAbout( subject );
	test( `inserted, previewed, saved, opened again: ${ some.length } blocks about ${ subject }`, async ( {
		admin,
		editor,
		page,
	} ) => {
		test.setTimeout( 180_000 );
		await admin.createNewPost( { postType: 'page', title: `With blocks about ${ subject }` } );
		const blockOf = ( name: string ) => editor.canvas.locator( `[data-type="coleman/${ name }"]` );
		await page.evaluate(
			insertAtOnce,
			some.map( ( { name } ) => ( { name } ) )
		);
		for ( const { name, title } of some ) {
			const block = blockOf( name );
			await expect( block.first(), title ).toBeVisible( { timeout: PATIENCE } );
			// A preview is the block's own markup, not a placeholder with its name.
			// Its own parts, or those of the pieces it is made of.
			await expect(
				block.locator( '[class^="coleman-"], .block-editor-inner-blocks' ).first(),
				title
			).toBeAttached();
			await expect( block.getByText( 'This block has encountered an error' ), title ).toHaveCount( 0 );
		}

		await editor.saveDraft();
		await page.reload();
		await expect( blockOf( some[ 0 ]?.name ?? '' ).first() ).toBeVisible( { timeout: PATIENCE } );
		for ( const { name, title } of some ) {
			await expect( blockOf( name ).first(), title ).toBeVisible();
		}
		await expect( editor.canvas.getByText( /unexpected or invalid content|Attempt recovery/i ) ).toHaveCount( 0 );
		const saved = ( await editor.getBlocks() ).map( ( block ) => block.name );
		expect( saved ).toEqual( some.map( ( { name } ) => `coleman/${ name }` ) );
	} );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './support/content';
import { blocks } from './support/editor';
import { expect, test, unreadable } from './support/test';
import { isItsTurn } from './support/turns';

const palette: { slug: string }[] = JSON.parse(
	readFileSync( path.join( __dirname, '../../theme/theme.json' ), 'utf8' )
).settings.color.palette;

/** Blocks that print a part of every page, or lead away from it. */
const NOT_HERE = /^(announcements|contact-bar|gate|logout|mega-menu|my-branch|notifications|user-bar)$/;

const WORDS = `<!-- wp:heading --><h2 class="wp-block-heading">A heading</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>Words with <a href="/parts">a link</a> in them.</p><!-- /wp:paragraph -->
<!-- wp:paragraph {"textColor":"muted"} --><p class="has-muted-color has-text-color">Small words.</p><!-- /wp:paragraph -->`;

const band = ( color: string ) =>
	`<!-- wp:group {"backgroundColor":"${ color }"} --><div class="wp-block-group has-${ color }-background-color has-background">${ WORDS }<!-- wp:coleman/branch-lot /--></div><!-- /wp:group -->`;

test( 'words and all blocks can be read on whatever color of the palette a page has', async ( {
	page,
	browser,
	context,
}, { project } ) => {
	test.setTimeout( 120_000 );
	const names = blocks.filter( ( { name, parent } ) => ! parent && ! NOT_HERE.test( name ) );
	const at = await publish( browser, {
		title: 'On any ground',
		slug: `on-any-ground-${ project.name }-${ Date.now() }`,
		content: [
			WORDS,
			band( 'plate' ),
			band( 'concrete' ),
			...names.map( ( { name } ) => `<!-- wp:coleman/${ name } /-->` ),
		].join( '\n' ),
	} );
	const url = process.env.BASE_URL ?? 'http://127.0.0.1:8888';
	for ( const { slug } of palette.filter( ( _, index ) => isItsTurn( index ) ) ) {
		await context.addCookies( [ { name: 'coleman_ground', value: slug, url } ] );
		await page.goto( at );
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'background-color',
			await page.evaluate( ( name ) => {
				const probe = document.createElement( 'i' );
				probe.style.color = `var(--wp--preset--color--${ name })`;
				document.body.append( probe );
				const { color } = getComputedStyle( probe );
				probe.remove();
				return color;
			}, slug )
		);
		expect.soft( await unreadable( page ), slug ).toEqual( [] );
	}
} );

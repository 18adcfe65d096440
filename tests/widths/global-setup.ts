import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile, pictureOf, statesFile } from './states';

/** Has PHP print every fixture of every block, and a page with the theme's styles, once for all tests. */
export default async function globalSetup(): Promise< void > {
	const root = path.resolve( __dirname, '../..' );
	mkdirSync( path.dirname( statesFile ), { recursive: true } );
	rmSync( path.dirname( pictureOf( '' ) ), { recursive: true, force: true } );
	writeFileSync(
		statesFile,
		execFileSync(
			process.env.PHP_BINARY ?? 'php',
			[ path.join( root, 'tests/markup/render-states.php' ), path.join( root, 'blocks' ) ],
			{ maxBuffer: 256 * 1024 * 1024, stdio: [ 'ignore', 'pipe', 'inherit' ] }
		)
	);
	const answer = await fetch( new URL( '/customer', process.env.BASE_URL ) );
	if ( ! answer.ok ) {
		throw new Error( `The page with the theme's styles answers ${ answer.status }.` );
	}
	writeFileSync( pageFile, await answer.text() );
}

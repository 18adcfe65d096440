/**
 * Writes theme/assets/fonts from the npm packages @fontsource/barlow and @fontsource/barlow-condensed.
 *
 *   node bin/fonts.mjs        needs pyftsubset (Debian: fonttools, python3-brotli)
 *
 * Each face is two files: what our own sentences are made of, which every page fetches before it is painted, and all
 * letters of the Latin script, which a browser fetches where a page has another one. The first has no hints for coarse
 * screens, which would be a third of it.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { CORE, FACES, fileOf } from './lib/fonts.mjs';
import { inRoot } from './lib/paths.mjs';

const FEATURES = 'kern,liga,tnum';

await command( async () => {
	for ( const { family, weight } of FACES ) {
		const source = inRoot(
			`node_modules/@fontsource/${ family }/files/${ family }-latin-${ weight }-normal.woff2`
		);
		copyFileSync( source, inRoot( fileOf( family, 'latin', weight ) ) );
		execFileSync(
			'pyftsubset',
			[
				source,
				`--unicodes=${ CORE }`,
				`--layout-features=${ FEATURES }`,
				'--no-hinting',
				'--flavor=woff2',
				`--output-file=${ inRoot( fileOf( family, 'core', weight ) ) }`,
			],
			{ stdio: 'inherit' }
		);
	}
} );

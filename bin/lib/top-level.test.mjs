import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strayFault } from './top-level.mjs';

test( 'a screenshot that a tool left at the top is found', () => {
	assert.match( strayFault( [ 'README.md', 'utf16.txt-1.png', 'a.sqlite' ] ), /^utf16\.txt-1\.png, a\.sqlite: / );
} );

test( 'settings and documents may lie there', () => {
	assert.equal(
		strayFault( [ 'README.md', 'LICENSE', '.gitignore', '.wp-env.json', 'phpunit.xml', '.prettierrc.cjs' ] ),
		''
	);
} );

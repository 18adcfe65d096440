/**
 * wp-scripts' rules, for every script of the product and its tools.
 */
const defaults = require( '@wordpress/scripts/config/eslint.config.cjs' );

module.exports = [
	{
		ignores: [ '.site/**', '.cache/**', 'dist/**', 'src/api/generated/**', 'tests/e2e/artifacts/**' ],
	},
	...defaults,
	{
		rules: {
			// Comments are for what a name cannot say; a parameter or a result may need none.
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/require-returns-check': 'off',
			'jsdoc/require-returns-description': 'off',
			// Prettier holds the same files against the same configuration; here it takes two fifths of the rules' time.
			'prettier/prettier': 'off',
			// The API's own names are written as it writes them.
			camelcase: [ 'error', { properties: 'never', ignoreDestructuring: true } ],
			// TypeScript resolves these, and checks them. The last two are WordPress's own scripts (src/editor).
			'import/no-unresolved': [ 'error', { ignore: [ '^@/', '^@blocks/', '^@wordpress/(editor|plugins)$' ] } ],
		},
	},
	{
		// Whoever reads a component looks for one part of it: a longer one is parted by what those are.
		files: [ '{blocks,src}/**/*.{ts,tsx}' ],
		ignores: [ '**/*.test.{ts,tsx}' ],
		rules: { 'max-lines-per-function': [ 'error', { max: 150, skipBlankLines: true, skipComments: true } ] },
	},
	{
		// The tools talk to a terminal, and work in steps that wait for each other.
		files: [ 'bin/**', 'tests/package/**' ],
		rules: {
			'no-console': 'off',
			'@wordpress/no-unused-vars-before-return': 'off',
		},
	},
	{
		// What wp-scripts brings is used through wp-scripts' own choice of versions.
		files: [ '*.{js,cjs}', 'bin/**' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
	{
		// Drawings: tables of coordinates, which read by the row.
		files: [ 'plugin-coleman-api/images/source/**' ],
		rules: { 'no-nested-ternary': 'off' },
	},
	{
		// A file format made of bits.
		files: [ 'bin/lib/zip.mjs' ],
		rules: { 'no-bitwise': 'off' },
	},
];

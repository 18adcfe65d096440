/** WordPress's style, on wider lines. */
module.exports = {
	...require( '@wordpress/prettier-config' ),
	printWidth: 120,
	// npm writes package-lock.json with the indentation of package.json.
	overrides: [ { files: 'package.json', options: { useTabs: false, tabWidth: 2 } } ],
};

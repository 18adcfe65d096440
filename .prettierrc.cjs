const wordpress = require( '@wordpress/prettier-config' );

/** WordPress's style, on wider lines. */
module.exports = {
	...wordpress,
	printWidth: 120,
	// npm writes package-lock.json with the indentation of package.json.
	overrides: [ ...wordpress.overrides, { files: 'package.json', options: { useTabs: false, tabWidth: 2 } } ],
};

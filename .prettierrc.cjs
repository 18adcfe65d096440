/** WordPress's style, on wider lines. */
module.exports = {
	...require( '@wordpress/prettier-config' ),
	printWidth: 120,
};

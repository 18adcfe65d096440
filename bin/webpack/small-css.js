/** Makes a sheet small as wp-scripts does with the blocks' styles. */
const cssnano = require( 'cssnano' );
const postcss = require( 'postcss' );

const MINIMIZER = { preset: [ 'default', { discardComments: { removeAll: true } } ] };

/**
 * @param {string}           css
 * @param {string|undefined} from Its file, which messages name.
 * @return {Promise<string>} The same rules.
 */
const smallCss = async ( css, from ) => ( await postcss( [ cssnano( MINIMIZER ) ] ).process( css, { from } ) ).css;

module.exports = { smallCss };

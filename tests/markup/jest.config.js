/**
 * Parity: the HTML that PHP prints of the components against their first render by React.
 *
 *   npm run test:markup
 *
 * or, with a site at hand (a WordPress with both plugins active, build/ up to date):
 *
 *   COLEMAN_SITE=<its folder> npx wp-scripts test-unit-jest --config tests/markup/jest.config.js
 */
const unit = require( '../../jest.config' );

module.exports = {
	...unit,
	rootDir: '../..',
	roots: [ '<rootDir>/tests/markup' ],
};

/**
 * The REST API over HTTP, held against its own schemas: `npm run test:contract`.
 * BASE_URL names a served site that holds the demo dealership.
 */
const defaults = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	transform: defaults.transform,
	rootDir: __dirname,
	reporters: [ 'default' ],
	testEnvironment: 'node',
	testMatch: [ '**/*.test.ts' ],
	moduleNameMapper: { '^@/(.*)$': '<rootDir>/../../src/$1' },
	testTimeout: 60_000,
};

/**
 * Unit tests: wp-scripts' Jest, each test beside the unit it tests.
 *
 *   npx wp-scripts test-unit-jest --config jest.config.js
 *   npm run test:unit:react19     those that hydrate islands, under React 19
 *
 * The parity of the PHP and TSX twins has a configuration of its own: tests/markup/jest.config.js.
 */
const defaults = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...defaults,
	reporters: [ 'default' ],
	// It ends what hangs, and says nothing of speed: the machine may be busy with other suites.
	testTimeout: 60_000,
	roots: [ '<rootDir>/src', '<rootDir>/blocks' ],
	testMatch: [ '**/*.test.{ts,tsx}' ],
	transform: {
		'\\.m?[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform' ),
		'\\.cjs$': '<rootDir>/tests/jest/late-requires.js',
	},
	transformIgnorePatterns: [
		// Of packages: those that WordPress's components bring and that are there as modules alone, and the large ones.
		'/node_modules/(?!(uuid|@wordpress/theme)/|@wordpress/(components|ui|dataviews)/build/)',
	],
	setupFilesAfterEnv: [ '<rootDir>/tests/jest/setup.ts' ],
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/jest/empty.js',
		'^@/(.*)$': '<rootDir>/src/$1',
		// As in the islands' build.
		'^@wordpress/redux-routine$': '<rootDir>/src/islands/shims/redux-routine.ts',
		// These read REACT. Were the configuration another under React 19, every file would be compiled again.
		'^react$': '<rootDir>/tests/jest/react/index.js',
		'^react/(.*)$': '<rootDir>/tests/jest/react/$1.js',
		'^react-dom$': '<rootDir>/tests/jest/react-dom/index.js',
		'^react-dom/(.*)$': '<rootDir>/tests/jest/react-dom/$1.js',
	},
};

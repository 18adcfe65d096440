/**
 * Unit tests: wp-scripts' Jest, each test beside the unit it tests.
 *
 *   npx wp-scripts test-unit-jest --config jest.config.js
 *   REACT=19 npx wp-scripts test-unit-jest --config jest.config.js     what shows something, under React 19
 *
 * The parity of the PHP and TSX twins has a configuration of its own: tests/markup/jest.config.js.
 */
const defaults = require( '@wordpress/scripts/config/jest-unit.config' );

const isReact19 = process.env.REACT === '19';

const react19 = {
	'^react$': 'react-19',
	'^react/(.*)$': 'react-19/$1',
	'^react-dom$': 'react-dom-19',
	'^react-dom/(.*)$': 'react-dom-19/$1',
};

module.exports = {
	...defaults,
	reporters: [ 'default' ],
	roots: [ '<rootDir>/src', '<rootDir>/blocks' ],
	// Without components there is no React, and nothing that its version could change.
	testMatch: [ isReact19 ? '**/*.test.tsx' : '**/*.test.{ts,tsx}' ],
	// Packages that WordPress's components bring, which are there as modules alone.
	transform: { '\\.m?[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform' ) },
	transformIgnorePatterns: [ '/node_modules/(?!(uuid|@wordpress/theme)/)' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/jest/setup.ts' ],
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/jest/empty.js',
		'^@/(.*)$': '<rootDir>/src/$1',
		// As in the islands' build.
		'^@wordpress/redux-routine$': '<rootDir>/src/islands/shims/redux-routine.ts',
		...( isReact19 ? react19 : {} ),
	},
};

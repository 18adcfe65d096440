/**
 * The suites of `npm run test:long`, in the order they run. They are no part of the gate: a suite that takes more than
 * a few minutes, or tries more of what a suite of the gate tries, is added here.
 */

import { playCluster } from '../../tests/cluster/run.mjs';
import { playMutants } from '../../tests/mutation/run.mjs';
import { Problem } from './report.mjs';
import { enter, phpOnBoth, playFuzz, playModels, suites } from './suites.mjs';

/**
 * @param {string} name
 * @return {import('./suites.mjs').Suite} A suite of the gate.
 */
const ofGate = ( name ) => {
	const found = suites.find( ( suite ) => suite.name === name );
	if ( ! found ) {
		throw new Problem( `The gate has no suite "${ name }".` );
	}
	return found;
};

/** @type {import('./suites.mjs').Suite[]} */
export const longSuites = [
	{
		...ofGate( 'faults' ),
		name: 'faults-full',
		minutes: 240,
		run: ( run ) => ofGate( 'faults' ).run( { ...run, args: [ '--full', ...run.args ] } ),
	},
	{
		...ofGate( 'models' ),
		name: 'models-full',
		minutes: 120,
		run: ( run ) => playModels( run, 2_000 ),
	},
	{
		...ofGate( 'fuzz' ),
		name: 'fuzz-full',
		minutes: 360,
		run: ( run ) => playFuzz( run, 100_000, 'all' ),
	},
	{
		name: 'feeds-full',
		minutes: 120,
		needs: [ 'npm', 'php', 'composer', 'build', 'wordpress', 'mariadb' ],
		run: ( run ) => {
			const mutants = process.env.COLEMAN_FEED_MUTANTS || '1000';
			return phpOnBoth( 'feeds', 'FeedMutationTest', { COLEMAN_FEED_MUTANTS: mutants }, run );
		},
	},
	{
		...ofGate( 'e2e' ),
		name: 'pages-full',
		run: ( run ) =>
			ofGate( 'e2e' ).run( {
				...run,
				args: [ 'pages.spec.ts', 'links.spec.ts', ...run.args ],
				env: { ...run.env, COLEMAN_TURN: 'all' },
			} ),
	},
	{
		name: 'types-full',
		minutes: 30,
		needs: [ 'npm', 'php', 'composer', 'build', 'wordpress', 'mariadb' ],
		run: ( run ) => phpOnBoth( 'types', 'WrongTypesTest', { COLEMAN_WRONG_TYPES: 'all' }, run ),
	},
	{
		...ofGate( 'contract' ),
		name: 'strangers-full',
		minutes: 30,
		run: ( run ) =>
			ofGate( 'contract' ).run( {
				...run,
				args: [ 'strangers', ...run.args ],
				env: { ...run.env, COLEMAN_TURN: 'all' },
			} ),
	},
	{
		name: 'cluster',
		minutes: 30,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'mariadb' ],
		run: ( run ) => playCluster( run, () => enter( 'cluster' ) ),
	},
	{
		name: 'mutation',
		minutes: 120,
		needs: [ 'npm', 'php', 'composer', 'build', 'wordpress' ],
		run: ( run ) => playMutants( run, () => enter( 'mutation' ) ),
	},
];

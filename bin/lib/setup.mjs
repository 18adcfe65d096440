/**
 * What has to be there before a site can be made, as reported steps.
 */

import { step } from './report.mjs';
import { checkNode, ensureBuild, ensureNpm } from './packages.mjs';
import { ensurePhp } from './system.mjs';

/**
 * @param {( changed: boolean ) => string} say
 * @param {() => Promise<boolean>}         work
 * @return {( note: ( text: string ) => void ) => Promise<void>} The work as a step that says whether it changed anything.
 */
const changing = ( say, work ) => async ( note ) => note( say( await work() ) );

/** @param {boolean} changed */
const installed = ( changed ) => ( changed ? 'installed' : 'unchanged' );

/** Node's version and the npm packages. */
export async function setUpNode() {
	checkNode();
	await step( 'npm packages', changing( installed, ensureNpm ) );
}

/** PHP and its extensions. */
export const setUpPhp = () => step( 'PHP and extensions', async ( note ) => note( await ensurePhp() ) );

/** The built plugin of blocks. */
export const setUpBuild = () =>
	step(
		'Build',
		changing( ( changed ) => ( changed ? 'made' : 'unchanged' ), ensureBuild )
	);

/** Everything a site of the whole product stands on. */
export async function setUpSite() {
	await setUpNode();
	await setUpPhp();
	await setUpBuild();
}

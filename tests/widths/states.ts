import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A state of a block, as PHP printed it. */
export type State = { block: string; state: string; html: string; fault?: string };

const artifacts = path.join( __dirname, 'artifacts' );

export const statesFile = path.join( artifacts, 'states.json' );

/** A page of the site, for the theme's styles. */
export const pageFile = path.join( artifacts, 'page.html' );

export const pictureOf = ( name: string ) =>
	path.join( artifacts, 'pictures', `${ name.replace( /[^\w]+/g, '-' ) }.png` );

export const readStates = (): State[] => JSON.parse( readFileSync( statesFile, 'utf8' ) ) as State[];

/** What earlier answers showed: the things that calls are about, and values by the name of their field. */

import { Earlier } from './values.mjs';

/** So many of each are remembered: the latest. */
const MOST = 40;

/** @type {( name: string ) => string} `PartId`, `part_id` and `partId` are one name. */
const plain = ( name ) => name.toLowerCase().replaceAll( /[^a-z0-9]/g, '' );

/**
 * @template T
 * @param {Map<string, T[]>} map
 * @param {string}           key
 * @param {T}                value
 */
function remember( map, key, value ) {
	const list = map.get( key ) ?? [];
	map.set(
		key,
		[ value, ...list.filter( ( one ) => JSON.stringify( one ) !== JSON.stringify( value ) ) ].slice( 0, MOST )
	);
}

export class Known {
	/** @type {Map<string, Record<string, unknown>[]>} Things by the path that they were read or made at. */
	things = new Map();

	/** @type {Map<string, unknown[]>} */
	values = new Map();

	/**
	 * @param {string}  path   Of the operation that answered.
	 * @param {unknown} result
	 */
	learn( path, result ) {
		const place = path.replace( /\/\{\w+\}$/, '' );
		if ( Array.isArray( result ) ) {
			result.slice( 0, MOST ).forEach( ( one ) => this.learn( place, one ) );
			return;
		}
		if ( typeof result !== 'object' || result === null ) {
			return;
		}
		const thing = /** @type {Record<string, unknown>} */ ( result );
		if ( Object.keys( thing ).some( ( name ) => /(id|key|kind|token)$/i.test( name ) ) ) {
			remember( this.things, place, thing );
		}
		for ( const [ name, value ] of Object.entries( thing ) ) {
			if ( typeof value === 'string' || typeof value === 'number' ) {
				remember( this.values, plain( name ), value );
			} else {
				this.learn( `${ path }/${ name }`, value );
			}
		}
	}

	/**
	 * @param {string} path Of an operation.
	 * @param {number} at
	 * @return {Record<string, unknown>} Something that the call could be about.
	 */
	thing( path, at ) {
		const above = path.split( '/{' )[ 0 ];
		const list = this.things.get( above ) ?? this.things.get( above.split( '/' ).slice( 0, -1 ).join( '/' ) ) ?? [];
		return list.length > 0 ? list[ at % list.length ] : {};
	}

	/**
	 * @param {string}                  name  Of a field.
	 * @param {unknown}                 value As it was drawn.
	 * @param {Record<string, unknown>} thing What the call is about.
	 * @return {unknown} The same with what earlier answers showed in its place.
	 */
	filled( name, value, thing ) {
		if ( value instanceof Earlier ) {
			const own = Object.entries( thing ).find( ( [ key ] ) => plain( key ) === plain( name ) )?.[ 1 ];
			if ( own !== undefined && typeof own !== 'object' ) {
				return own;
			}
			const list = ( this.values.get( plain( name ) ) ?? [] ).filter(
				( one ) => typeof one === typeof value.else
			);
			return list.length > 0 ? list[ value.at % list.length ] : value.else;
		}
		if ( Array.isArray( value ) ) {
			/** @type {unknown[]} */
			const filled = value.map( ( one ) => this.filled( name.replace( /s$/, '' ), one, {} ) );
			return filled;
		}
		if ( typeof value === 'object' && value !== null ) {
			/** @type {Record<string, unknown>} */
			const filled = Object.fromEntries(
				Object.entries( value ).map( ( [ key, one ] ) => [ key, this.filled( key, one, {} ) ] )
			);
			return filled;
		}
		return value;
	}
}

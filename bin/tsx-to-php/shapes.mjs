/**
 * Shapes that have a name: where TypeScript says `CartItem`, PHPDoc does so too. Each is a `@phpstan-type` of one class,
 * and other classes import it.
 *
 * @typedef  {Object} Shape
 * @property {string} name
 * @property {string} module Where it is declared, relative to the root, without extension.
 * @property {string} text   What it holds, as PHPDoc.
 *
 * @typedef {import('./members.mjs').Module} Module
 * @typedef {{ module: Module, text: string }} Class What is printed of a module, with marks in it.
 */
import { held } from './maps.mjs';

/** @type {( key: string ) => string} Stands in PHPDoc for the name of a shape: what a class calls it is known when all are made. */
const mark = ( key ) => `⟦${ key }⟧`;
const MARK = /⟦([^⟧]+)⟧/g;

/** @param {string} text */
const keysIn = ( text ) => [ ...text.matchAll( MARK ) ].map( ( [ , key ] ) => key );

export class Shapes {
	/** @type {Map<string, Shape>} By module and name. */
	#known = new Map();
	/** @type {Set<string>} Those that the program of now has said the fields of. */
	#current = new Set();

	/** The same name may stand for something else in a new program. */
	begin() {
		this.#current.clear();
	}

	/**
	 * @param {string}       module
	 * @param {string}       name
	 * @param {() => string} describe
	 * @return {string} What stands for its name until classes are printed.
	 */
	name( module, name, describe ) {
		const key = `${ module }#${ name }`;
		if ( ! this.#current.has( key ) ) {
			this.#current.add( key );
			// Known before it is described: it may hold itself.
			const shape = { name, module, text: '' };
			this.#known.set( key, shape );
			shape.text = describe();
		}
		return mark( key );
	}

	/**
	 * Gives each shape to a class, and each class its names.
	 *
	 * @param {Class[]} classes
	 * @return {( Class & { tags: string[] } )[]} With names instead of marks; tags are of the class.
	 */
	assign( classes ) {
		const owners = this.#owners( classes );
		const taken = new Set( [ 'Html', 'Js', 'Markup', ...classes.map( ( { module } ) => module.name.name ) ] );
		/** @type {Map<Module, Map<string, string>>} What a class calls the shapes that it names. */
		const names = new Map();
		for ( const { module, text } of classes ) {
			const keys = new Set( keysIn( text ) );
			for ( const [ key, owner ] of owners ) {
				if ( owner === module ) {
					[ key, ...keysIn( held( this.#known, key ).text ) ].forEach( ( one ) => keys.add( one ) );
				}
			}
			names.set( module, this.#namesOf( [ ...keys ].sort(), taken ) );
		}
		return classes.map( ( { module, text } ) => {
			const own = held( names, module );
			/** @param {string} one */
			const named = ( one ) => one.replace( MARK, ( _, key ) => held( own, key ) );
			const tags = [ ...own ].map( ( [ key, name ] ) => {
				const owner = held( owners, key );
				if ( owner === module ) {
					return `@phpstan-type ${ name } ${ named( held( this.#known, key ).text ) }`;
				}
				const there = held( held( names, owner ), key );
				const from = `\\${ owner.name.namespace }\\${ owner.name.name }`;
				return `@phpstan-import-type ${ there } from ${ from }${ there === name ? '' : ` as ${ name }` }`;
			} );
			// Definitions come first, and imports before them.
			tags.sort( ( a, b ) => Number( /^@phpstan-type/.test( a ) ) - Number( /^@phpstan-type/.test( b ) ) );
			return { module, text: named( text ), tags };
		} );
	}

	/**
	 * The class of each shape: that of its module, else that of the component in the same folder, else the first that
	 * names it.
	 *
	 * @param {Class[]} classes
	 */
	#owners( classes ) {
		const byModule = new Map( classes.map( ( { module } ) => [ module.file.replace( /\.\w+$/, '' ), module ] ) );
		/** @param {string} module */
		const ofFolder = ( module ) => module.replace( /([^/]+)\/[^/]+$/, '$1/$1' );
		/** @type {Map<string, Module>} */
		const owners = new Map();
		let users = classes.map( ( { module, text } ) => ( { module, keys: keysIn( text ) } ) );
		while ( users.length ) {
			/** @type {Map<string, Module>} */
			const found = new Map();
			for ( const { module, keys } of users ) {
				for ( const key of keys.filter( ( one ) => ! owners.has( one ) ) ) {
					const home = held( this.#known, key ).module;
					const owner = byModule.get( home ) ?? byModule.get( ofFolder( home ) ) ?? module;
					const known = found.get( key );
					found.set( key, known && isBefore( known, owner ) ? known : owner );
				}
			}
			found.forEach( ( owner, key ) => owners.set( key, owner ) );
			users = [ ...found ].map( ( [ key, owner ] ) => ( {
				module: owner,
				keys: keysIn( held( this.#known, key ).text ),
			} ) );
		}
		return owners;
	}

	/**
	 * @param {string[]}    keys       Of shapes.
	 * @param {Set<string>} classNames
	 */
	#namesOf( keys, classNames ) {
		/** @type {Map<string, string>} */
		const names = new Map();
		/** @type {Set<string>} */
		const taken = new Set();
		for ( const key of keys ) {
			const { name } = held( this.#known, key );
			// PHPStan takes no alias that a class has for a name.
			const wanted = classNames.has( name ) ? `${ name }Shape` : name;
			let free = wanted;
			for ( let number = 2; taken.has( free ); number++ ) {
				free = `${ wanted }${ number }`;
			}
			taken.add( free );
			names.set( key, free );
		}
		return names;
	}
}

/** @param {Module} module */
const rank = ( { name } ) => `${ name.path.split( '/' ).length } ${ name.path }`;

/** @type {( a: Module, b: Module ) => boolean} A class nearer to the top comes before others. */
const isBefore = ( a, b ) => rank( a ) < rank( b );

/**
 * Checks of what came from outside: what PHP printed, what another tab sent. A check returns the value as its
 * type, made anew from the known keys, or throws a ShapeError that names the path.
 */
export type Check< Value > = ( value: unknown, path?: string ) => Value;

export type TypeOf< Checker > = Checker extends Check< infer Value > ? Value : never;

export class ShapeError extends Error {
	constructor( path: string, expected: string, value: unknown ) {
		super( `${ path || 'value' }: expected ${ expected }, got ${ JSON.stringify( value )?.slice( 0, 60 ) }` );
		this.name = 'ShapeError';
	}
}

const test =
	< Value >( expected: string, accepts: ( value: unknown ) => value is Value ): Check< Value > =>
	( value, path = '' ) => {
		if ( ! accepts( value ) ) {
			throw new ShapeError( path, expected, value );
		}
		return value;
	};

export const string = test( 'a string', ( value ): value is string => typeof value === 'string' );
export const boolean = test( 'true or false', ( value ): value is boolean => typeof value === 'boolean' );
export const number = test( 'a number', ( value ): value is number => Number.isFinite( value ) );
export const integer = test( 'an integer', ( value ): value is number => Number.isSafeInteger( value ) );

export const oneOf = < const Options extends readonly string[] >( ...options: Options ): Check< Options[ number ] > =>
	test( options.join( ' or ' ), ( value ): value is Options[ number ] =>
		options.some( ( option ) => option === value )
	);

export const nullable =
	< Value >( check: Check< Value > ): Check< Value | null > =>
	( value, path ) =>
		value === null ? null : check( value, path );

export const arrayOf =
	< Value >( check: Check< Value > ): Check< Value[] > =>
	( value, path = '' ) => {
		if ( ! Array.isArray( value ) ) {
			throw new ShapeError( path, 'a list', value );
		}
		return value.map( ( item, index ) => check( item, `${ path }[${ index }]` ) );
	};

const isObject = test( 'an object', ( value ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value ) );

/** An object of any keys. PHP prints an empty one as `[]`, which is taken for `{}`. */
export const recordOf =
	< Value >( check: Check< Value > ): Check< Record< string, Value > > =>
	( value, path = '' ) =>
		Object.fromEntries(
			Object.entries( Array.isArray( value ) && ! value.length ? {} : isObject( value, path ) ).map(
				( [ key, item ] ) => [ key, check( item, `${ path }.${ key }` ) ]
			)
		);

type Optional< Value > = Check< Value > & { optional: true };

/** For a key that may be absent: `shape( { hint: optional( hintShape ) } )`. */
export const optional = < Value >( check: Check< Value > ): Optional< Value > =>
	Object.assign( ( value: unknown, path?: string ) => check( value, path ), { optional: true as const } );

type Checks = Record< string, Check< unknown > >;
type Shape< Fields extends Checks > = {
	[ Key in keyof Fields as Fields[ Key ] extends { optional: true } ? never : Key ]: TypeOf< Fields[ Key ] >;
} & {
	[ Key in keyof Fields as Fields[ Key ] extends { optional: true } ? Key : never ]?: TypeOf< Fields[ Key ] >;
};

/** An object with these keys; others are dropped. */
export const shape =
	< Fields extends Checks >( fields: Fields ): Check< Shape< Fields > > =>
	( value, path = '' ) => {
		const source = isObject( value, path );
		const entries = Object.entries( fields )
			.filter( ( [ key, check ] ) => ! ( 'optional' in check && source[ key ] === undefined ) )
			.map( ( [ key, check ] ) => [ key, check( source[ key ], path ? `${ path }.${ key }` : key ) ] );
		// Object.fromEntries forgets the keys' types; each value has passed the check of its key.
		return Object.fromEntries( entries ) as Shape< Fields >;
	};

/** The checks of src/islands/shape, each with what it lets through, so that values can be made up for it. */
import type * as Shape from '@/islands/shape';

const actual = jest.requireActual< typeof Shape >( '@/islands/shape' );

export type Description =
	| { kind: 'string' | 'boolean' | 'number' | 'integer' }
	| { kind: 'oneOf'; options: readonly string[] }
	| { kind: 'nullable' | 'arrayOf' | 'recordOf' | 'optional'; of: Description }
	| { kind: 'shape'; fields: Record< string, Description > };

type Described = { description: Description };

/** What a check lets through; undefined for a function that is no check of a shape. */
export const descriptionOf = ( check: unknown ): Description | undefined =>
	typeof check === 'function' && 'description' in check ? ( check as unknown as Described ).description : undefined;

const inner = ( check: unknown ): Description => {
	const description = descriptionOf( check );
	if ( ! description ) {
		throw new Error( 'A shape holds a check that is not made by src/islands/shape.' );
	}
	return description;
};

/** A new check of the same meaning, which says what it is. */
const described = < Check extends Shape.Check< unknown > >( check: Check, description: Description ): Check =>
	Object.assign( ( value: unknown, path?: string ) => check( value, path ), check, {
		description,
	} ) as unknown as Check;

export const { ShapeError } = actual;
export const string = described( actual.string, { kind: 'string' } );
export const boolean = described( actual.boolean, { kind: 'boolean' } );
export const number = described( actual.number, { kind: 'number' } );
export const integer = described( actual.integer, { kind: 'integer' } );
export const oneOf = ( ...options: string[] ) => described( actual.oneOf( ...options ), { kind: 'oneOf', options } );
export const nullable = ( check: Shape.Check< unknown > ) =>
	described( actual.nullable( check ), { kind: 'nullable', of: inner( check ) } );
export const arrayOf = ( check: Shape.Check< unknown > ) =>
	described( actual.arrayOf( check ), { kind: 'arrayOf', of: inner( check ) } );
export const recordOf = ( check: Shape.Check< unknown > ) =>
	described( actual.recordOf( check ), { kind: 'recordOf', of: inner( check ) } );
export const optional = ( check: Shape.Check< unknown > ) =>
	described( actual.optional( check ), { kind: 'optional', of: inner( check ) } );
export const shape = ( fields: Record< string, Shape.Check< unknown > > ) =>
	described( actual.shape( fields ), {
		kind: 'shape',
		fields: Object.fromEntries( Object.entries( fields ).map( ( [ key, check ] ) => [ key, inner( check ) ] ) ),
	} );

/** Values made up for a shape, with a liking for those that the two languages take differently. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Description } from './described-shape';

const two = ( value: number ) => String( value ).padStart( 2, '0' );

const date = fc
	.record( {
		year: fc.integer( { min: 2024, max: 2028 } ),
		month: fc.integer( { min: 1, max: 12 } ),
		day: fc.integer( { min: 1, max: 28 } ),
	} )
	.map( ( { year, month, day } ) => `${ year }-${ two( month ) }-${ two( day ) }` );

const time = fc
	.record( { hour: fc.integer( { min: 0, max: 23 } ), minute: fc.constantFrom( 0, 15, 30, 59 ) } )
	.map( ( { hour, minute } ) => `${ two( hour ) }:${ two( minute ) }` );

const text = fc.oneof(
	fc.constantFrom( '', '0', '00', ' ', 'false', 'null', '1', '1.0', '1e3', '-1', 'a', 'In Stock' ),
	fc.constantFrom(
		'<b>"&\'</b>',
		'%s %1$d %',
		'$1 \\1',
		'{$x}',
		'\n\nline',
		'é ü ß',
		'日本語',
		'👩‍🌾 tractor',
		'\u00a0x\u00a0',
		'/a?b=1&c=2#d'
	),
	// What every object of JavaScript has by itself is no name of anything.
	fc.string( { maxLength: 12 } ).filter( ( one ) => ! ( one in {} ) )
);

/** Texts of a form of their own, by the names that props have for them. Anything else is any text. */
const FORMS: [ RegExp, Arbitrary< string > ][] = [
	[ /^(date|today|(first|last)Day|.*_date|from_date|to_date)$/, date ],
	[ /^(month|firstMonth|lastMonth)$/, date.map( ( day ) => day.slice( 0, 7 ) ) ],
	[ /^(opens|closes)$/, time ],
];

const formOf = ( name: string ) => FORMS.find( ( [ names ] ) => names.test( name ) )?.[ 1 ] ?? text;

/** A form's values, by the names of its fields, are any text. */
const key = fc.oneof(
	fc.constantFrom( '0', '7', '12', 'email', 'location_id', 'billing_city', 'name' ),
	fc.string( { maxLength: 6 } )
);

/**
 * @param description What a check lets through.
 * @param name        Of the prop that it is for.
 */
export function madeUp( description: Description, name = '' ): Arbitrary< unknown > {
	switch ( description.kind ) {
		case 'string':
			return formOf( name );
		case 'boolean':
			return fc.boolean();
		case 'number':
			return fc.oneof( fc.integer( { min: -180, max: 180 } ), fc.constantFrom( 0, 0.5, 99.99, 1e-7, 12.345 ) );
		case 'integer':
			return name === 'days'
				? fc.integer( { min: 1, max: 7 } )
				: fc.oneof( fc.constantFrom( 0, 1, 2 ), fc.integer( { min: 0, max: 2_000_000 } ) );
		case 'oneOf':
			return fc.constantFrom( ...description.options );
		case 'nullable':
			return fc.option( madeUp( description.of, name ), { nil: null } );
		case 'arrayOf':
			return fc.array( madeUp( description.of, name ), { maxLength: 3 } );
		case 'recordOf':
			return fc.dictionary(
				key.filter( ( one ) => ! ( one in {} ) ),
				madeUp( description.of, name ),
				{ maxKeys: 3 }
			);
		case 'optional':
			return madeUp( description.of, name );
		case 'shape': {
			const names = Object.keys( description.fields );
			return fc.record(
				Object.fromEntries( names.map( ( one ) => [ one, madeUp( description.fields[ one ]!, one ) ] ) ),
				{ requiredKeys: names.filter( ( one ) => description.fields[ one ]!.kind !== 'optional' ) }
			);
		}
	}
}

import { __, sprintf } from '@wordpress/i18n';
import type { Setting, SettingsGroup } from '@/api/generated/schemas';

/** A row of a table, by column. */
export type Row = Record< string, string >;

export type Value = string | boolean | string[] | Row[];

/** What was typed and not yet saved, by field. */
export type Typed = Record< string, Value >;

/** What PHP prints beside the screen: Settings\Settings. */
export type SettingsBoot = {
	groups: SettingsGroup[];
	/** Where a test mail goes unless another address is typed. */
	me: string;
};

const isRow = ( value: unknown ): value is Row => typeof value === 'object' && value !== null;

/** @return What stands in a field: what was typed, else what is saved. */
export const valueOf = ( field: Setting, typed: Typed ): Value => typed[ field.name ] ?? ( field.value as Value );

export const textOf = ( value: Value ): string => ( typeof value === 'string' ? value : '' );

export const listOf = ( value: Value ): string[] =>
	Array.isArray( value ) ? value.filter( ( one ): one is string => typeof one === 'string' ) : [];

export const rowsOf = ( value: Value ): Row[] => ( Array.isArray( value ) ? value.filter( isRow ) : [] );

/**
 * @return What was typed after a change; a field that says again what is saved counts as untouched, but for a secret,
 * whose empty value takes it away.
 */
export function withTyped( field: Setting, typed: Typed, value: Value ): Typed {
	const { [ field.name ]: _, ...others } = typed;
	const isAsSaved = field.kind !== 'secret' && JSON.stringify( value ) === JSON.stringify( field.value );
	return isAsSaved ? others : { ...others, [ field.name ]: value };
}

/** @return A field's default in words; '' where a form cannot say it in a line. */
export function defaultText( field: Setting ): string {
	const { default: shipped, kind } = field;
	if ( kind === 'toggle' ) {
		return shipped === true ? __( 'on', 'coleman' ) : __( 'off', 'coleman' );
	}
	if ( kind === 'choice' ) {
		return field.choices.find( ( { value } ) => value === shipped )?.label ?? '';
	}
	if ( kind === 'choices' ) {
		const chosen = listOf( shipped as Value );
		return field.choices
			.filter( ( { value } ) => chosen.includes( value ) )
			.map( ( { label } ) => label )
			.join( ', ' );
	}
	return typeof shipped === 'string' ? shipped : '';
}

/** @return What a field does, and what it was shipped with. */
export function helpOf( field: Setting ): string {
	const shipped = defaultText( field );
	/* translators: %s: the value that a setting has unless it is changed */
	const tail = shipped === '' ? '' : sprintf( __( 'Default: %s.', 'coleman' ), shipped );
	return [ field.help, tail ].filter( ( text ) => text !== '' ).join( ' ' );
}

/** @return The fields by section, in their order. */
export function sectionsOf( fields: Setting[] ): { name: string; fields: Setting[] }[] {
	const sections: { name: string; fields: Setting[] }[] = [];
	for ( const field of fields ) {
		const last = sections[ sections.length - 1 ];
		if ( last && last.name === field.section ) {
			last.fields.push( field );
		} else {
			sections.push( { name: field.section, fields: [ field ] } );
		}
	}
	return sections;
}

/** @return The sentence about a cell of a table: `tax.2.zip`. */
export const cellFault = ( faults: Record< string, string >, field: string, row: number, column: string ) =>
	faults[ `${ field }.${ row }.${ column }` ];

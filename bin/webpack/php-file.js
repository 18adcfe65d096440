/**
 * @param {unknown} value  JSON-like data.
 * @param {string}  indent
 * @return {string} A PHP literal of it.
 */
function toPhp( value, indent = '' ) {
	if ( value === null || typeof value === 'boolean' || typeof value === 'number' ) {
		return String( value );
	}
	if ( typeof value === 'string' ) {
		return `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
	}
	const inner = `${ indent }\t`;
	const rows = Array.isArray( value )
		? value.map( ( item ) => `${ inner }${ toPhp( item, inner ) },\n` )
		: Object.entries( /** @type {Record<string, unknown>} */ ( value ) ).map(
				( [ key, item ] ) => `${ inner }${ toPhp( key ) } => ${ toPhp( item, inner ) },\n`
			);
	return rows.length ? `[\n${ rows.join( '' ) }${ indent }]` : '[]';
}

/** @type {( about: string, data: unknown ) => string} A PHP file that returns data. */
const phpFile = ( about, data ) => `<?php\n// Written by the build. ${ about }\nreturn ${ toPhp( data ) };\n`;

module.exports = { phpFile, toPhp };

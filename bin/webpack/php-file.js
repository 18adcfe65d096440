/** A PHP literal of JSON-like data. */
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
		: Object.entries( value ).map(
				( [ key, item ] ) => `${ inner }${ toPhp( key ) } => ${ toPhp( item, inner ) },\n`
			);
	return rows.length ? `[\n${ rows.join( '' ) }${ indent }]` : '[]';
}

/** A PHP file that returns data. */
const phpFile = ( about, data ) => `<?php\n// Written by the build. ${ about }\nreturn ${ toPhp( data ) };\n`;

module.exports = { phpFile, toPhp };

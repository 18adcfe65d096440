/** Prints a module's class. */
import { inLines } from './doc-types.mjs';
import { printExpression, printStatements } from './php.mjs';

/**
 * What stands between the braces of a module's class.
 *
 * @param {Object}      module
 * @param {Set<Object>} needed Members that somebody asks for.
 * @return {string} Nothing, when nothing of it is needed.
 */
export function classBody( module, needed ) {
	const members = [ ...module.members.values() ]
		.filter( ( member ) => needed.has( member ) && member.kind && ( member.value || member.body ) )
		.sort( ( a, b ) => a.declaration.pos - b.declaration.pos );
	if ( ! members.length ) {
		return '';
	}
	const parts = members
		.filter( ( member ) => member.kind === 'constant' )
		.map( ( member ) => {
			const doc = docLines( member.doc );
			return `${ doc }    public const ${ member.phpName } = ${ indented( printExpression( member.value ) ) };\n`;
		} );
	for ( const member of members.filter( ( one ) => one.kind === 'method' ) ) {
		const line =
			member.declaration.getSourceFile().getLineAndCharacterOfPosition( member.declaration.getStart() ).line + 1;
		const doc = docLines( [
			...member.doc,
			...( member.doc.length && member.tags.length ? [ '' ] : [] ),
			`@see ${ module.file }:${ line }`,
			...member.tags,
		] );
		const params = member.params
			.map(
				( param ) =>
					`${ param.type ? `${ param.type } ` : '' }$${ param.name }${
						param.fallback ? ` = ${ printExpression( param.fallback ) }` : ''
					}`
			)
			.join( ', ' );
		parts.push(
			`${ doc }    public static function ${ member.phpName }(${ params })${
				member.type ? `: ${ member.type }` : ''
			}\n    {\n${ printStatements( member.body, 2 ) }    }\n`
		);
	}
	return parts.join( '\n' );
}

/**
 * @param {string}                                             runtime Namespace of Html, Markup and Js.
 * @param {{ module: Object, text: string, tags: string[] }} made    Its body, and its shapes.
 */
export function printClass( runtime, { module, text: body, tags } ) {
	const text = inLines( body );
	const names = new Set( text.match( /\w+(?=::)/g ) );
	const doc = inLines( docLines( tags ).replace( /^ {4}/gm, '' ) );
	const uses = [
		...[ ...( module.uses ?? [] ) ].filter( ( full ) => names.has( full.split( '\\' ).pop() ) ),
		...[ 'Html', 'Js', 'Markup' ]
			.filter( ( one ) => new RegExp( `\\b${ one }\\b${ one === 'Markup' ? '' : '::' }` ).test( doc + text ) )
			.map( ( one ) => `${ runtime }\\${ one }` ),
	]
		.filter( ( full ) => full !== `${ module.name.namespace }\\${ full.split( '\\' ).pop() }` )
		.sort();
	return `<?php

declare(strict_types=1);

/* Made from ${ module.file }: change that, and build. */

namespace ${ module.name.namespace };
${ uses.length ? `\n${ uses.map( ( full ) => `use ${ full };\n` ).join( '' ) }` : '' }
${ doc }final class ${ module.name.name }
{
${ text }}
`;
}

/** @param {string} text */
const indented = ( text ) => text.replace( /\n/g, '\n    ' );

/** @param {string[]} lines */
function docLines( lines ) {
	if ( ! lines.length ) {
		return '';
	}
	return lines.length === 1
		? `    /** ${ lines[ 0 ] } */\n`
		: `    /**\n${ lines.map( ( line ) => `     *${ line ? ` ${ line }` : '' }\n` ).join( '' ) }     */\n`;
}

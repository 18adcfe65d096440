/**
 * Prints a module's class.
 *
 * @typedef {import('./members.mjs').Member} Member
 * @typedef {import('./members.mjs').Module} Module
 */
import { inLines } from './doc-types.mjs';
import { printExpression, printStatements } from './php.mjs';

/**
 * What stands between the braces of a module's class.
 *
 * @param {Module}      module
 * @param {Set<Member>} needed Members that somebody asks for.
 * @return {string} Nothing, when nothing of it is needed.
 */
export function classBody( module, needed ) {
	const members = [ ...module.members.values() ]
		.filter( ( member ) => needed.has( member ) )
		.sort( ( a, b ) => a.declaration.pos - b.declaration.pos );
	return [
		...members.flatMap( ( member ) => ( member.value ? [ constantText( member, member.value ) ] : [] ) ),
		...members.flatMap( ( member ) => ( member.body ? [ methodText( member, member.body ) ] : [] ) ),
	].join( '\n' );
}

/**
 * @param {Member}                      member
 * @param {import('./php.mjs').Expr} value
 */
const constantText = ( member, value ) =>
	`${ docLines( member.doc ) }    public const ${ member.phpName } = ${ indented( printExpression( value ) ) };\n`;

/**
 * @param {Member}                        member
 * @param {import('./php.mjs').Stmt[]} body
 */
function methodText( { module, declaration, phpName, doc, tags, params = [], type }, body ) {
	const { line } = declaration.getSourceFile().getLineAndCharacterOfPosition( declaration.getStart() );
	const comment = docLines( [
		...doc,
		...( doc.length && tags.length ? [ '' ] : [] ),
		`@see ${ module.file }:${ line + 1 }`,
		...tags,
	] );
	const list = params
		.map(
			( param ) =>
				`${ param.type ? `${ param.type } ` : '' }$${ param.name }${
					param.fallback ? ` = ${ printExpression( param.fallback ) }` : ''
				}`
		)
		.join( ', ' );
	return `${ comment }    public static function ${ phpName }(${ list })${
		type ? `: ${ type }` : ''
	}\n    {\n${ printStatements( body, 2 ) }    }\n`;
}

/**
 * @param {string}                                            runtime Namespace of Html, Markup and Js.
 * @param {{ module: Module, text: string, tags: string[] }} made    Its body, and its shapes.
 */
export function printClass( runtime, { module, text: body, tags } ) {
	const text = inLines( body );
	const names = new Set( text.match( /\w+(?=::)/g ) );
	const doc = inLines( docLines( tags ).replace( /^ {4}/gm, '' ) );
	const uses = [
		...[ ...module.uses ].filter( ( full ) => names.has( full.slice( full.lastIndexOf( '\\' ) + 1 ) ) ),
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

/**
 * JSX: elements of HTML, components, and what stands between tags.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Item} Item
 * @typedef {import('./members.mjs').Member} Member
 * @typedef {ts.JsxOpeningElement|ts.JsxSelfClosingElement} Opening
 * @typedef {ReadonlyArray<ts.JsxChild>} Children
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';
import { isInteger } from './numbers.mjs';
import { functionProperty, objectLiteral, spread } from './objects.mjs';
import { memberCallee, memberOf } from './references.mjs';
import { joined, text } from './texts.mjs';
import { choice, truth } from './truth.mjs';
import { BOOLEAN, attributeName, isEnumerated } from './attributes.mjs';

const { SyntaxKind } = ts;

/** Props that are React's own. */
const OF_REACT = new Set( [ 'key', 'ref', 'children', 'suppressHydrationWarning', 'suppressContentEditableWarning' ] );

const VOID = new Set( [ 'area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr' ] );

/**
 * @param {Scope}                                                 scope
 * @param {ts.JsxElement|ts.JsxSelfClosingElement|ts.JsxFragment} node
 * @return {Expr}
 */
export function jsx( scope, node ) {
	if ( ts.isJsxFragment( node ) ) {
		return php.call( 'Html::fragment', ...childrenOf( scope, node.children ) );
	}
	const opening = ts.isJsxElement( node ) ? node.openingElement : node;
	const children = ts.isJsxElement( node ) ? node.children : [];
	const { tagName } = opening;
	if ( ts.isIdentifier( tagName ) && /^[a-z]/.test( tagName.text ) ) {
		return intrinsic( scope, php.string( tagName.text ), tagName.text, opening, children );
	}
	if ( ! ts.isJsxNamespacedName( tagName ) && scope.types.kinds( tagName ).string ) {
		return intrinsic( scope, expression( scope, tagName ), '', opening, children );
	}
	return component( scope, tagName, opening, children );
}

/**
 * @param {Scope}                   scope
 * @param {ts.JsxTagNameExpression} tagName
 * @param {Opening}                 opening
 * @param {Children}                children
 * @return {Expr}
 */
function component( scope, tagName, opening, children ) {
	const { types } = scope;
	if ( ! ts.isIdentifier( tagName ) ) {
		return scope.refuse( tagName, 'A component has to be a name.' );
	}
	const from = types.importOf( tagName );
	if ( from?.name === 'Fragment' ) {
		return php.call( 'Html::fragment', ...childrenOf( scope, children ) );
	}
	const symbol = types.symbolOf( tagName );
	const known = symbol && scope.find( symbol );
	if ( known ) {
		return scope.refuse(
			tagName,
			'A component that is a value cannot be compiled.',
			'Name the components in a condition.'
		);
	}
	const member = memberOf(
		scope,
		tagName,
		symbol ?? { name: tagName.text },
		symbol && types.declarationOf( symbol )
	);
	if ( ! member ) {
		return php.NULL;
	}
	/** @type {Item[]} */
	const items = [];
	for ( const attribute of opening.attributes.properties ) {
		if ( ts.isJsxSpreadAttribute( attribute ) ) {
			const own = unwrapped( attribute.expression );
			const value = spread( scope, own, spreadProps( scope, own, member ) );
			noteReads( scope, own, member );
			if ( value ) {
				items.push( { spread: true, value }, ...certainHandlers( scope, own, member ) );
			}
			continue;
		}
		const name = attribute.name.getText();
		if ( name === 'key' || name === 'ref' ) {
			continue;
		}
		const { initializer } = attribute;
		if ( ! initializer ) {
			items.push( { key: php.string( name ), value: php.TRUE } );
			continue;
		}
		if ( ts.isStringLiteral( initializer ) ) {
			items.push( {
				key: php.string( name ),
				value: php.string( decoded( scope, initializer, initializer.text ) ),
			} );
			continue;
		}
		const given = givenTo( initializer );
		if ( types.isRef( given ) ) {
			continue;
		}
		const kinds = types.kinds( given );
		if ( kinds.function && ! kinds.string && ! kinds.markup && ! kinds.object ) {
			const value = functionProperty( scope, given, name, typeof member === 'string' ? new Set() : member.reads );
			if ( value ) {
				items.push( { key: php.string( name ), value } );
			}
			continue;
		}
		items.push( { key: php.string( name ), value: expression( scope, given ) } );
	}
	const inner = childrenOf( scope, children );
	if ( inner.length ) {
		items.push( { key: php.string( 'children' ), value: inner.length === 1 ? inner[ 0 ] : php.list( inner ) } );
	}
	// What is absent in JavaScript is absent here.
	const kept = items.filter( ( { value } ) => value !== php.NULL );
	const props = kept.length === 1 && kept[ 0 ].spread ? kept[ 0 ].value : php.array( kept );
	return typeof member === 'string'
		? php.call( member, props )
		: php.call( memberCallee( scope, member ), ...( member.params?.length === 0 ? [] : [ props ] ) );
}

/**
 * Props that are spread: of handlers written out, only those that the component looks at.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Member|string} member
 * @return {Expr}
 */
function spreadProps( scope, node, member ) {
	const inner = unwrapped( node );
	const reads = typeof member === 'string' ? new Set() : member.reads;
	if ( ts.isObjectLiteralExpression( inner ) ) {
		return objectLiteral( scope, inner, reads );
	}
	if ( ts.isConditionalExpression( inner ) ) {
		return choice(
			truth( scope, inner.condition ),
			spreadProps( scope, inner.whenTrue, member ),
			spreadProps( scope, inner.whenFalse, member )
		);
	}
	if ( ts.isBinaryExpression( inner ) && inner.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ) {
		return choice( truth( scope, inner.left ), spreadProps( scope, inner.right, member ), php.NULL );
	}
	return expression( scope, inner );
}

/**
 * Handlers in a spread value, which PHP's has not: they are there if their type says so.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Member|string} member
 * @return {Item[]}
 */
function certainHandlers( scope, node, member ) {
	const { types } = scope;
	const inner = unwrapped( node );
	const known = ts.isIdentifier( inner ) ? scope.find( types.symbolOf( inner ) ) : undefined;
	if (
		typeof member === 'string' ||
		known?.reads ||
		ts.isObjectLiteralExpression( inner ) ||
		ts.isConditionalExpression( inner ) ||
		ts.isBinaryExpression( inner )
	) {
		return [];
	}
	const type = types.typeOf( inner );
	return [ ...member.reads ]
		.filter( ( name ) => types.hasProperty( types.present( type ), name ) )
		.flatMap( ( name ) => {
			const own = types.typeOfProperty( type, name, inner );
			if ( ! own || ! types.isHandlerType( own ) ) {
				return [];
			}
			if ( types.mayLack( type, name ) || types.kindsOf( own ).nothing ) {
				scope.refuse(
					node,
					`The component asks whether ${ name } is there; that cannot be told of this spread.`,
					`Write ${ name }={ … }.`
				);
			}
			return [ { key: php.string( name ), value: php.TRUE } ];
		} );
}

/**
 * Props handed on as a whole: what the inner component looks at, this one does.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Member|string} member
 */
function noteReads( scope, node, member ) {
	if ( typeof member === 'string' || ! ts.isIdentifier( node ) ) {
		return;
	}
	const reads = scope.find( scope.types.symbolOf( node ) )?.reads;
	if ( reads ) {
		member.reads.forEach( ( name ) => reads.add( name ) );
	}
}

/**
 * @param {Scope}    scope
 * @param {Expr}     tag
 * @param {string}   name     Of the tag, if it is known.
 * @param {Opening}  opening
 * @param {Children} children
 * @return {Expr}
 */
function intrinsic( scope, tag, name, opening, children ) {
	/** @type {Item[]} */
	const items = [];
	/** @type {ts.JsxAttribute|undefined} The value that is no attribute in HTML. */
	let inside;
	for ( const attribute of opening.attributes.properties ) {
		if ( ts.isJsxSpreadAttribute( attribute ) ) {
			const value = spreadAttributes( scope, attribute.expression, name, children.length > 0 );
			if ( value ) {
				items.push( { spread: true, value } );
			}
			continue;
		}
		const react = attribute.name.getText();
		if ( OF_REACT.has( react ) || /^on[A-Z]/.test( react ) ) {
			continue;
		}
		if ( react === 'dangerouslySetInnerHTML' ) {
			scope.refuse( attribute, 'dangerouslySetInnerHTML cannot be compiled.' );
			continue;
		}
		const html = attributeName( react );
		if ( ( name === 'select' || name === 'textarea' ) && html === 'value' ) {
			inside = attribute;
			continue;
		}
		const value = react === 'style' ? style( scope, attribute ) : attributeValue( scope, html, attribute );
		if ( value === php.NULL || value === php.FALSE ) {
			continue;
		}
		items.push( { key: php.string( html ), value } );
	}
	if ( name === 'option' ) {
		const selected = isSelected( scope, opening );
		if ( selected ) {
			items.push( { key: php.string( 'selected' ), value: selected } );
		}
	}
	const inner =
		name === 'textarea' && inside
			? [ php.call( 'Html::textareaText', textOfAttribute( scope, inside, text ) ) ]
			: childrenOf( scope, children );
	const attributes = items.length === 1 && items[ 0 ].spread ? items[ 0 ].value : php.array( items );
	return php.call( 'Html::el', tag, ...( items.length || inner.length ? [ attributes ] : [] ), ...inner );
}

/**
 * The text of an attribute that is no attribute in HTML.
 *
 * @param {Scope}                                         scope
 * @param {ts.JsxAttribute}                               attribute
 * @param {( scope: Scope, node: ts.Expression ) => Expr} make
 */
function textOfAttribute( scope, attribute, make ) {
	const { initializer } = attribute;
	if ( ! initializer ) {
		return scope.refuse( attribute, 'This attribute needs a value.' );
	}
	return ts.isStringLiteral( initializer )
		? php.string( decoded( scope, initializer, initializer.text ) )
		: make( scope, givenTo( initializer ) );
}

/**
 * What an attribute is given: in braces, or an element without them.
 *
 * @param {Exclude<ts.JsxAttributeValue, ts.StringLiteral>} value
 * @return {ts.Expression}
 */
const givenTo = ( value ) => ( ts.isJsxExpression( value ) ? ( value.expression ?? value ) : value );

/**
 * An object of attributes, by React's names; nothing if it holds only what is for the browser.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {string}        tag
 * @param {boolean}       hasChildren
 */
function spreadAttributes( scope, node, tag, hasChildren ) {
	const { types } = scope;
	const names = types
		.propertyNames( types.present( types.typeOf( node ) ) )
		.filter( ( name ) => ! /^on[A-Z]/.test( name ) && name !== 'ref' && name !== 'key' );
	const kinds = types.kinds( node );
	if ( ! names.length && ! types.isRecord( types.typeOf( node ) ) && kinds.object ) {
		return null;
	}
	if (
		( tag === 'select' || tag === 'textarea' ) &&
		names.some( ( name ) => [ 'value', 'defaultValue' ].includes( name ) )
	) {
		scope.refuse(
			node,
			`The value of a ${ tag } cannot come from a spread.`,
			'Write defaultValue at the element.'
		);
		return null;
	}
	if ( names.includes( 'children' ) && ! hasChildren && ! VOID.has( tag ) ) {
		scope.refuse( node, 'Children cannot come from a spread.', 'Write them between the tags.' );
		return null;
	}
	const value = spread( scope, node, expression( scope, node ) );
	return value && php.call( 'Html::attributes', value );
}

/**
 * @param {Scope}           scope
 * @param {string}          html
 * @param {ts.JsxAttribute} attribute
 * @return {Expr}
 */
function attributeValue( scope, html, attribute ) {
	const { initializer } = attribute;
	if ( ! initializer ) {
		return isEnumerated( html ) ? php.string( 'true' ) : php.TRUE;
	}
	if ( ts.isStringLiteral( initializer ) ) {
		return php.string( decoded( scope, initializer, initializer.text ) );
	}
	const node = givenTo( initializer );
	if ( isEnumerated( html ) ) {
		return enumerated( scope, node );
	}
	const kinds = scope.types.kinds( node );
	if ( BOOLEAN.has( html ) ) {
		return truth( scope, node );
	}
	if ( kinds.list || kinds.object || kinds.function || kinds.markup ) {
		return scope.refuse( node, `An attribute cannot be ${ scope.types.say( node ) }.` );
	}
	const value = leaves( scope, node, ( one, own ) => numberText( scope, one, own ) );
	return value;
}

/**
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Expr}          value
 */
const numberText = ( scope, node, value ) => {
	const kinds = scope.types.kinds( node );
	return kinds.number && ! isInteger( scope, node ) && value.kind !== 'number' && ! kinds.nothing && ! kinds.string
		? php.call( 'Js::text', value )
		: value;
};

/**
 * The values that an expression may have, each made by itself.
 *
 * @param {Scope}                                        scope
 * @param {ts.Expression}                                node
 * @param {( node: ts.Expression, value: Expr ) => Expr} make
 * @return {Expr}
 */
function leaves( scope, node, make ) {
	const inner = unwrapped( node );
	if ( ts.isConditionalExpression( inner ) ) {
		const test = truth( scope, inner.condition );
		if ( test === php.TRUE ) {
			return leaves( scope, inner.whenTrue, make );
		}
		if ( test === php.FALSE ) {
			return leaves( scope, inner.whenFalse, make );
		}
		return choice( test, leaves( scope, inner.whenTrue, make ), leaves( scope, inner.whenFalse, make ) );
	}
	return make( inner, expression( scope, inner ) );
}

/**
 * An attribute that says "true" or "false".
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
function enumerated( scope, node ) {
	return leaves( scope, node, ( one, value ) => {
		const kinds = scope.types.kinds( one );
		if ( value === php.TRUE || value === php.FALSE ) {
			return php.string( value === php.TRUE ? 'true' : 'false' );
		}
		if ( ! kinds.boolean || value === php.NULL || value.kind === 'string' ) {
			return numberText( scope, one, value );
		}
		if ( value.kind === 'ternary' || kinds.string || kinds.number ) {
			return php.call( 'Js::said', value );
		}
		if ( ! kinds.nothing ) {
			return php.ternary( value, php.string( 'true' ), php.string( 'false' ) );
		}
		return php.call( 'Js::said', value );
	} );
}

/**
 * `style={ { width: '5%' } }`
 *
 * @param {Scope}           scope
 * @param {ts.JsxAttribute} attribute
 */
function style( scope, attribute ) {
	const { initializer } = attribute;
	if ( ! initializer || ts.isStringLiteral( initializer ) ) {
		return scope.refuse( attribute, 'A style has to be written out.' );
	}
	let object = unwrapped( givenTo( initializer ) );
	if ( ts.isIdentifier( object ) ) {
		const symbol = scope.types.symbolOf( object );
		const declaration = symbol && scope.types.declarationOf( symbol );
		if ( declaration && ts.isVariableDeclaration( declaration ) && declaration.initializer ) {
			object = unwrapped( declaration.initializer );
		}
	}
	if ( ! ts.isObjectLiteralExpression( object ) ) {
		return scope.refuse( attribute, 'A style has to be written out.' );
	}
	const rules = object.properties.map( ( one ) => {
		const property = one.name && ! ts.isComputedPropertyName( one.name ) ? one.name.text : '';
		if ( ! ts.isPropertyAssignment( one ) || ! property ) {
			return scope.refuse( one, 'This rule of a style cannot be compiled.' );
		}
		const isCustom = property.startsWith( '--' );
		const rule = isCustom ? property : property.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` );
		const kinds = scope.types.kinds( one.initializer );
		if ( kinds.nothing || ( ! isCustom && ! kinds.string ) ) {
			return scope.refuse(
				one,
				'A rule of a style has to be a text: React adds px to numbers, and leaves out what is absent.',
				'Write a text with its unit.'
			);
		}
		return joined( [ php.string( `${ rule }:` ), text( scope, one.initializer ) ] );
	} );
	return joined( rules.flatMap( ( rule, at ) => ( at ? [ php.string( ';' ), rule ] : [ rule ] ) ) );
}

/**
 * The element of a kind that something stands in.
 *
 * @param {ts.Node} node
 * @param {string}  tag
 */
function elementAround( node, tag ) {
	const found = ts.findAncestor(
		node,
		( one ) => ts.isJsxElement( one ) && one.openingElement.tagName.getText() === tag
	);
	return found && ts.isJsxElement( found ) ? found : undefined;
}

/**
 * Whether an option is the one that its select has chosen.
 *
 * @param {Scope}   scope
 * @param {Opening} opening
 * @return {Expr|null}
 */
function isSelected( scope, opening ) {
	const select = elementAround( opening, 'select' );
	if ( ! select && ! elementAround( opening, 'datalist' ) ) {
		return scope.refuse(
			opening,
			'An option that does not stand in its select: nothing says whether it is chosen.',
			'Write it between the tags of the select.'
		);
	}
	const chosen = select?.openingElement.attributes.properties
		.filter( ts.isJsxAttribute )
		.find( ( one ) => attributeName( one.name.getText() ) === 'value' );
	if ( ! chosen ) {
		return null;
	}
	const own = opening.attributes.properties
		.filter( ts.isJsxAttribute )
		.find( ( one ) => one.name.getText() === 'value' );
	if ( ! own ) {
		return scope.refuse( opening, 'An option needs a value to be chosen by.' );
	}
	return php.binary( '===', textOfAttribute( scope, own, valueText ), textOfAttribute( scope, chosen, valueText ) );
}

/**
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
function valueText( scope, node ) {
	const kinds = scope.types.kinds( node );
	const value = expression( scope, node );
	if ( kinds.list ) {
		return scope.refuse( node, 'A select of several cannot be compiled.' );
	}
	if ( ! kinds.number ) {
		return value;
	}
	if ( ! kinds.nothing ) {
		return isInteger( scope, node ) && ! kinds.string
			? php.cast( 'string', value )
			: php.call( 'Js::string', value );
	}
	// Null chooses none, not the option of no value.
	return php.ternary( php.binary( '===', php.NULL, value ), php.NULL, php.call( 'Js::string', value ) );
}

/**
 * What stands between tags.
 *
 * @param {Scope}    scope
 * @param {Children} children
 */
function childrenOf( scope, children ) {
	/** @type {Expr[]} */
	const made = [];
	let wasText = false;
	for ( const child of children ) {
		let value = null;
		let isText = false;
		if ( ts.isJsxText( child ) ) {
			const words = jsxText( scope, child );
			if ( words === '' ) {
				continue;
			}
			value = php.string( words );
			isText = true;
		} else if ( ts.isJsxExpression( child ) ) {
			if ( ! child.expression ) {
				continue;
			}
			const comment = /translators:[^*]*/
				.exec( child.getSourceFile().text.slice( child.getStart(), child.expression.getStart() ) )?.[ 0 ]
				.trim();
			value = childValue( scope, child.expression );
			if ( comment && value.kind !== 'commented' ) {
				value = php.commented( comment, value );
			}
			const kinds = scope.types.kinds( child.expression );
			isText =
				( kinds.string || kinds.number ) &&
				! kinds.markup &&
				! kinds.list &&
				! kinds.boolean &&
				! kinds.nothing &&
				value.kind !== 'ternary';
		} else {
			value = jsx( scope, child );
		}
		if (
			value === php.NULL ||
			value === php.TRUE ||
			value === php.FALSE ||
			( value.kind === 'string' && value.value === '' )
		) {
			continue;
		}
		if ( isText && wasText ) {
			scope.refuse(
				child,
				'Two texts side by side, which React parts with a comment.',
				'Make them one: `…${ a }…`.'
			);
		}
		wasText = isText;
		made.push( value );
	}
	return made;
}

/**
 * A value between tags: true, false, null and undefined print nothing.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
function childValue( scope, node ) {
	const inner = unwrapped( node );
	if ( ts.isBinaryExpression( inner ) && inner.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ) {
		const test = truth( scope, inner.left );
		if ( test === php.FALSE ) {
			return php.NULL;
		}
		if ( scope.types.kinds( inner.left ).number && test !== php.TRUE && ! isTruthTest( inner.left ) ) {
			return scope.refuse( inner.left, 'A number before && is printed when it is 0.', 'Write n > 0 && …' );
		}
		const value = childValue( scope, inner.right );
		return test === php.TRUE ? value : choice( test, value, php.NULL );
	}
	if ( ts.isConditionalExpression( inner ) ) {
		const test = truth( scope, inner.condition );
		if ( test === php.TRUE || test === php.FALSE ) {
			return childValue( scope, test === php.TRUE ? inner.whenTrue : inner.whenFalse );
		}
		return choice( test, childValue( scope, inner.whenTrue ), childValue( scope, inner.whenFalse ) );
	}
	const kinds = scope.types.kinds( inner );
	if ( kinds.object || kinds.function ) {
		return scope.refuse( inner, `${ scope.types.say( inner ) } cannot be printed.` );
	}
	return numberText( scope, inner, expression( scope, inner ) );
}

/** @param {ts.Expression} node */
const isTruthTest = ( node ) => {
	const inner = unwrapped( node );
	return ts.isPrefixUnaryExpression( inner ) && inner.operator === SyntaxKind.ExclamationToken;
};

/**
 * JSX's text: lines trimmed, and joined by one space.
 *
 * @param {Scope}      scope
 * @param {ts.JsxText} node
 */
function jsxText( scope, node ) {
	const lines = node.text.split( /\r\n|\n|\r/ );
	const words = lines
		.map( ( line, at ) => {
			let one = line.replace( /\t/g, ' ' );
			if ( at > 0 ) {
				one = one.replace( /^ +/, '' );
			}
			if ( at < lines.length - 1 ) {
				one = one.replace( / +$/, '' );
			}
			return one;
		} )
		.filter( ( line, at ) => line !== '' || ( lines.length === 1 && at === 0 ) );
	return decoded( scope, node, words.join( ' ' ) );
}

/** @type {Record<string, string>} */
const ENTITIES = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	times: '×',
	ndash: '–',
	mdash: '—',
	hellip: '…',
	middot: '·',
	copy: '©',
	rarr: '→',
	larr: '←',
};

/**
 * @param {Scope}   scope
 * @param {ts.Node} node
 * @param {string}  words
 */
function decoded( scope, node, words ) {
	return words.replace( /&(#x?[0-9A-Fa-f]+|[A-Za-z]+);/g, ( whole, name ) => {
		if ( name.startsWith( '#' ) ) {
			return String.fromCodePoint(
				Number( name.startsWith( '#x' ) ? `0${ name.slice( 1 ) }` : name.slice( 1 ) )
			);
		}
		if ( ENTITIES[ name ] === undefined ) {
			scope.refuse( node, `The entity ${ whole } is not known.`, 'Write the character.' );
			return whole;
		}
		return ENTITIES[ name ];
	} );
}

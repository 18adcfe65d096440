/** How React's names of attributes are written in HTML. */

/** @type {Record<string, string>} */
const RENAMED = {
	className: 'class',
	htmlFor: 'for',
	defaultValue: 'value',
	defaultChecked: 'checked',
	acceptCharset: 'accept-charset',
	httpEquiv: 'http-equiv',
};

/** Names of SVG that keep their capitals. */
const KEPT = new Set( [
	'viewBox',
	'preserveAspectRatio',
	'gradientUnits',
	'gradientTransform',
	'patternUnits',
	'patternTransform',
	'patternContentUnits',
	'clipPathUnits',
	'maskUnits',
	'markerWidth',
	'markerHeight',
	'refX',
	'refY',
	'pathLength',
	'textLength',
	'lengthAdjust',
] );

/** Attributes of which only the presence counts. */
export const BOOLEAN = new Set( [
	'allowfullscreen',
	'async',
	'autofocus',
	'autoplay',
	'checked',
	'controls',
	'default',
	'defer',
	'disabled',
	'formnovalidate',
	'hidden',
	'inert',
	'itemscope',
	'loop',
	'multiple',
	'muted',
	'nomodule',
	'novalidate',
	'open',
	'playsinline',
	'readonly',
	'required',
	'reversed',
	'selected',
] );

/** @type {( name: string ) => boolean} Attributes that say "true" or "false". */
export const isEnumerated = ( name ) =>
	/^(aria|data)-/.test( name ) || [ 'contenteditable', 'draggable', 'spellcheck', 'focusable' ].includes( name );

const SVG =
	/^(stroke|fill|clip|font|text|dominant|alignment|baseline|color|flood|letter|lighting|marker|paint|pointer|shape|stop|vector|word|writing)(?=[A-Z])/;

/**
 * @param {string} name As JSX has it.
 * @return {string} As HTML has it.
 */
export function attributeName( name ) {
	if ( RENAMED[ name ] ) {
		return RENAMED[ name ];
	}
	if ( KEPT.has( name ) || /[-:]/.test( name ) ) {
		return name;
	}
	return SVG.test( name ) ? name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` ) : name.toLowerCase();
}

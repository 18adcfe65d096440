/** Names of PHP for modules and what they hold. */

/** @param {string} text */
const pascal = ( text ) =>
	text
		.split( /[^A-Za-z0-9]+/ )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
		.join( '' );

/** Words of PHP, and the classes that views import. */
const RESERVED = new Set(
	'abstract and array as break callable case catch class clone const continue declare default do echo else elseif empty enum exit extends final fn for foreach function global goto if implements include instanceof interface isset list match namespace new null or parent print private protected public readonly require return self static switch throw trait true false try unset use var while xor string int float bool object mixed never void iterable html js markup'.split(
		' '
	)
);

/**
 * The class of a module. A module named as its folder is the folder's class: `src/ui/button/button` is `Ui\Button`,
 * `src/ui/button/icon` is `Ui\Button\Icon`.
 *
 * @param {string}                          module  Relative to the root, without extension.
 * @param {import('./index.mjs').Options}   options
 */
export function classOf( module, { namespace, folders } ) {
	const folder = Object.keys( folders )
		.filter( ( one ) => module.startsWith( `${ one }/` ) )
		.sort( ( a, b ) => b.length - a.length )[ 0 ];
	const parts = ( folder === undefined ? module : module.slice( folder.length + 1 ) ).split( '/' );
	if ( parts.length > 1 && parts.at( -1 ) === parts.at( -2 ) ) {
		parts.pop();
	}
	const inside = [ folder === undefined ? '' : folders[ folder ], ...parts.map( pascal ) ].filter( Boolean );
	const wanted = inside.pop() ?? '';
	const name = RESERVED.has( wanted.toLowerCase() ) ? `${ wanted }View` : wanted;
	return {
		namespace: [ namespace, ...inside ].join( '\\' ),
		name,
		path: [ ...inside, name ].join( '/' ),
	};
}

/**
 * The method of a function. The component that a module is named after is its `render`.
 *
 * @param {string} name
 * @param {string} className
 */
export const methodName = ( name, className ) =>
	name === className || `${ name }View` === className ? 'render' : name.charAt( 0 ).toLowerCase() + name.slice( 1 );

/** @param {string} name */
export const constantName = ( name ) =>
	/[a-z]/.test( name ) ? name.replace( /([a-z0-9])([A-Z])/g, '$1_$2' ).toUpperCase() : name;

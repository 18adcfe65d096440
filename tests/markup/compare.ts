const SHOWN = 120;

const shorten = ( text: string ) => ( text.length > SHOWN ? `${ text.slice( 0, SHOWN ) }…` : text );

const parse = ( html: string ): DocumentFragment => {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content;
};

/** What the order does not matter in is put into one order. */
const normalised = ( name: string, value: string ): string => {
	if ( name === 'class' ) {
		return value.split( /\s+/ ).filter( Boolean ).sort().join( ' ' );
	}
	if ( name === 'style' ) {
		return value
			.split( ';' )
			.map( ( declaration ) => declaration.replace( /\s*:\s*/, ':' ).trim() )
			.filter( Boolean )
			.sort()
			.join( ';' );
	}
	return value;
};

const describeNode = ( node: Node | undefined ): string => {
	if ( ! node ) {
		return 'nothing';
	}
	if ( node instanceof Element ) {
		return shorten( ( node.cloneNode( false ) as Element ).outerHTML.replace( /<\/[^>]+>$/, '' ) );
	}
	return node.nodeType === Node.COMMENT_NODE
		? `a comment <!--${ node.textContent }--> (React parts two texts side by side with one: make them one string)`
		: `text ${ JSON.stringify( shorten( node.textContent ?? '' ) ) }`;
};

function* compareAttributes( php: Element, react: Element, path: string ): Generator< string > {
	const names = new Set( [ ...php.getAttributeNames(), ...react.getAttributeNames() ] );
	for ( const name of [ ...names ].sort() ) {
		const [ left, right ] = [ php, react ].map( ( element ) => element.getAttribute( name ) );
		if ( left === null || left === undefined || right === null || right === undefined ) {
			yield `${ path }: attribute ${ name } is only in ${ left === null ? 'React' : 'PHP' }, as ${ JSON.stringify( left ?? right ) }`;
		} else if ( normalised( name, left ) !== normalised( name, right ) ) {
			yield `${ path }: attribute ${ name } is ${ JSON.stringify( left ) } in PHP, ${ JSON.stringify( right ) } in React`;
		}
	}
}

/** The name of a node among its siblings, for a path that can be read. */
const step = ( node: Node, index: number ): string => {
	if ( ! ( node instanceof Element ) ) {
		return `node ${ index + 1 }`;
	}
	const name = node.classList[ 0 ] ? `.${ node.classList[ 0 ] }` : '';
	return `${ node.localName }${ name }[${ index + 1 }]`;
};

function* compareChildren( php: Node, react: Node, path: string ): Generator< string > {
	const length = Math.max( php.childNodes.length, react.childNodes.length );
	for ( let index = 0; index < length; index++ ) {
		const [ left, right ] = [ php.childNodes[ index ], react.childNodes[ index ] ];
		if ( left instanceof Element && right instanceof Element && left.localName === right.localName ) {
			const inner = `${ path } > ${ step( left, index ) }`;
			yield* compareAttributes( left, right, inner );
			yield* compareChildren( left, right, inner );
		} else if (
			! left ||
			! right ||
			left.nodeType !== right.nodeType ||
			left instanceof Element ||
			left.textContent !== right.textContent
		) {
			yield `${ path } > node ${ index + 1 }: PHP has ${ describeNode( left ) }, React has ${ describeNode( right ) }`;
			// What follows a node too many differs for that reason alone.
			return;
		}
	}
}

/** Where the two HTMLs differ, node by node, in words; none when a browser makes the same of both. */
export const differences = ( php: string, react: string, name: string ): string[] => [
	...compareChildren( parse( php ), parse( react ), name ),
];

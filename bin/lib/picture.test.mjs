import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn, mermaid, PAGE, pictureFault, reduced, withDrawing } from './picture.mjs';

/** @type {( ...edges: string[] ) => { from: string, to: string }[]} */
const arrows = ( ...edges ) => edges.map( ( edge ) => ( { from: edge[ 0 ], to: edge[ 1 ] } ) );

test( 'arrows that follow from others are left out, whichever come first', () => {
	assert.deepEqual( reduced( arrows( 'ab', 'ab', 'bc', 'ac', 'ad' ) ), arrows( 'ab', 'ad', 'bc' ) );
	assert.deepEqual( reduced( arrows( 'ad', 'ac', 'ab', 'cd', 'bc' ) ), arrows( 'ab', 'bc', 'cd' ) );
} );

test( 'the highest floor is drawn on top', () => {
	assert.equal(
		mermaid( [ [ 'a', 'b' ], [ 'c' ] ], arrows( 'ca' ) ),
		[
			'```mermaid',
			'flowchart TB',
			'  subgraph floor2["2"]',
			'    c',
			'  end',
			'  subgraph floor1["1"]',
			'    a',
			'    b',
			'  end',
			'  c --> a',
			'```',
		].join( '\n' )
	);
} );

const BLANK =
	'Before.\n\n<!-- The picture: node bin/floors.mjs --draw -->\n\n<!-- The end of the picture. -->\n\nAfter.\n';
/** @type {[string, string]} A file and its text. */
const CART = [ 'plugin-coleman-api/src/Cart/A.php', '<?php use Coleman\\Api\\Parts\\Part;' ];
/** @type {[string, string]} */
const FORMS = [ 'src/forms/a.ts', "import '@/stores/notices';" ];

/** @type {[ string, string ]} */
const CART_MODULE = [
	'plugin-coleman-api/src/Composition/CartModule.php',
	'<?php final class CartModule { public function __construct(private PartModule $parts) {} }',
];

test( 'a picture is drawn of PHP, of its modules and of TypeScript', () => {
	const drawing = drawn( new Map( [ CART, CART_MODULE, FORMS, [ 'tests/a.ts', "import '@/ui/a';" ] ] ) );
	assert.deepEqual( drawing.match( /\w+ --> \w+/g ), [ 'Cart --> Parts', 'Cart --> Part', 'forms --> stores' ] );
} );

test( 'a picture that is out of date is told with its line and how to redraw it', () => {
	const files = new Map( [ CART, FORMS, [ PAGE, BLANK ] ] );
	assert.equal(
		pictureFault( files ),
		`${ PAGE }:3: the picture is not of the imports as they are: node bin/floors.mjs --draw (picture)`
	);
	const page = withDrawing( BLANK, drawn( files ) );
	assert.equal( pictureFault( new Map( [ ...files, [ PAGE, page ] ] ) ), '' );
	assert.match( page, /^Before\.\n[\s\S]*\nAfter\.\n$/ );
	assert.notEqual( pictureFault( new Map( [ FORMS, [ PAGE, page ] ] ) ), '' );
	assert.match( pictureFault( new Map( [ [ PAGE, 'Nothing.' ] ] ) ), /has no place for the picture/ );
} );

import { differences } from './compare';

it.each( [
	[ '<p>a</p>', '<p>a</p>' ],
	[ '<p class="a b" id="x">a</p>', '<p id="x" class=" b a">a</p>' ],
	[ '<p style="color:red;top:0">a</p>', '<p style="top: 0; color: red;">a</p>' ],
	[ '<input disabled>', '<input disabled="">' ],
	[ '<p>Lee&apos;s &amp; &lt;b&gt;</p>', "<p>Lee's &amp; &lt;b></p>" ],
	[ '<br/>', '<br>' ],
] )( 'takes %s for %s', ( php, react ) => {
	expect( differences( php, react, 'x' ) ).toEqual( [] );
} );

it.each( [
	[ '<p>a</p>', '<p>b</p>', 'x > p[1] > node 1: PHP has text "a", React has text "b"' ],
	[ '<p>4×4</p>', '<p>4x4</p>', 'x > p[1] > node 1: PHP has text "4×4", React has text "4x4"' ],
	[ '<p> a</p>', '<p>a</p>', 'x > p[1] > node 1: PHP has text " a", React has text "a"' ],
	[ '<p></p> <p></p>', '<p></p><p></p>', 'x > node 2: PHP has text " ", React has <p>' ],
	[ '<p></p>', '<div></div>', 'x > node 1: PHP has <p>, React has <div>' ],
	[ '<p></p>', '', 'x > node 1: PHP has <p>, React has nothing' ],
	[ '<p>a b</p>', '<p>a <!-- -->b</p>', 'x > p[1] > node 1: PHP has text "a b", React has text "a "' ],
	[
		'<p class="card is-a"><a href="/x"></a></p>',
		'<p class="is-b card"><a></a></p>',
		'x > p.card[1]: attribute class is "card is-a" in PHP, "is-b card" in React',
	],
	[
		'<p class="card"><a href="/x"></a></p>',
		'<p class="card"><a></a></p>',
		'x > p.card[1] > a[1]: attribute href is only in PHP, as "/x"',
	],
	[ '<p></p>', '<p hidden></p>', 'x > p[1]: attribute hidden is only in React, as ""' ],
] )( 'tells %s from %s', ( php, react, message ) => {
	expect( differences( php, react, 'x' )[ 0 ] ).toBe( message );
} );

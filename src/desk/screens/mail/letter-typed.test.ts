import { byGroup, type LetterSentence, toSend, withTyped, wordsOf } from './letter-typed';

const sentence = ( name: string, more: Partial< LetterSentence > = {} ): LetterSentence => ( {
	name,
	kind: 'text',
	when: '',
	group: '',
	default: 'Ours.',
	words: 'Ours.',
	is_changed: false,
	may_be_empty: true,
	fields: [],
	kept: [],
	...more,
} );

it( 'sends what was changed, and null for what is ours again', () => {
	const sentences = [ sentence( 'a' ), sentence( 'b', { words: 'Theirs.', is_changed: true } ), sentence( 'c' ) ];
	let typed = withTyped( sentences[ 0 ]!, {}, 'New.' );
	typed = withTyped( sentences[ 1 ]!, typed, 'Ours.' );
	typed = withTyped( sentences[ 2 ]!, typed, '' );
	expect( toSend( sentences, typed ) ).toEqual( { a: 'New.', b: null, c: '' } );
	expect( sentences.map( ( one ) => wordsOf( one, typed ) ) ).toEqual( [ 'New.', 'Ours.', '' ] );
} );

it( 'forgets what was typed back', () => {
	const one = sentence( 'a', { words: 'Theirs.' } );
	expect( withTyped( one, withTyped( one, {}, 'New.' ), 'Theirs.' ) ).toEqual( {} );
} );

it( 'puts what other letters share after what is this letter’s', () => {
	const groups = byGroup( [ sentence( 'a', { group: 'order-payment' } ), sentence( 'b' ) ] );
	expect( groups.map( ( { group, sentences } ) => [ group, sentences.length ] ) ).toEqual( [
		[ '', 1 ],
		[ 'order-payment', 1 ],
	] );
} );

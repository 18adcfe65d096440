import fc from 'fast-check';
import vectors from '../../tests/seed/vectors/promise.json';
import type { PromiseInput } from '@/rules/promise';
import { __ as text, _n as counted, speak, sprintf as small } from './small-i18n';
import { tellPromises, visitorOf, wordsOf } from './tell-promises';

const base: PromiseInput = vectors.base;
const facts = { ...base, is_pickup_only: false };

describe( 'the words of a part', () => {
	it( 'are those of the checkout', () => {
		expect( wordsOf( facts, { branch: 4, zip: '' }, 5, base.now ) ).toBe(
			'4 at Easton now, 1 from Bonner Springs, ready Tuesday, November 24 after 8:30 am.'
		);
		expect( wordsOf( facts, { branch: 4, zip: '66020' }, 5, base.now ) ).toMatch(
			/^4 at Easton now, .* Shipped to 66020: 5 in stock, shipping Monday, November 23/
		);
	} );

	it( 'name no date while the price is unknown', () => {
		expect( wordsOf( { ...facts, is_quote: true }, { branch: 4, zip: '66020' }, 5, base.now ) ).toBe(
			'We’ll tell you the date when you accept the price.'
		);
	} );

	it( 'do not speak of shipping what is for pickup only, nor of a branch that there is not', () => {
		expect( wordsOf( { ...facts, is_pickup_only: true }, { branch: 77, zip: '66020' }, 5, base.now ) ).toBe( '' );
	} );

	it( 'can be said for any visitor and any quantity', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 9 } ),
				fc.integer( { min: 1, max: 9999 } ),
				( branch, quantity ) => {
					const words = wordsOf( facts, { branch, zip: '' }, quantity, base.now );
					expect( words !== '' ).toBe( base.branches.some( ( { id } ) => id === branch ) );
					expect( words ).not.toMatch( /%|undefined|NaN/ );
				}
			)
		);
	} );
} );

it( 'reads the cookies of a visitor, and nothing else', () => {
	expect( visitorOf( 'a=1; coleman_branch=4; coleman_zip=66020' ) ).toEqual( { branch: 4, zip: '66020' } );
	for ( const cookie of [ '', 'coleman_branch=4x; coleman_zip=6602', 'xcoleman_branch=4', 'coleman_zip=66020-1' ] ) {
		expect( visitorOf( cookie ) ).toEqual( { branch: 0, zip: '' } );
	}
} );

it( 'follows the quantity that is typed', () => {
	document.body.innerHTML =
		'<div data-coleman-island="part"><p data-promise></p><input name="quantity" value="1"></div><script data-coleman-props>{}</script>' +
		`<script type="application/json" data-promise-facts>${ JSON.stringify( facts ) }</script>`;
	tellPromises( () => 'coleman_branch=4' );
	const words = () => document.querySelector( '[data-promise]' )!.textContent;
	expect( words() ).toMatch( /^1 at Easton now, ready / );
	const input = document.querySelector( 'input' )!;
	for ( const [ typed, said ] of [
		[ '5', /^4 at Easton now, 1 from Bonner Springs/ ],
		[ '', /^1 at Easton now/ ],
		[ '-3', /^1 at Easton now/ ],
	] as const ) {
		input.value = typed;
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		expect( words() ).toMatch( said );
	}
} );

describe( 'the small words', () => {
	it( 'are filled in as those of the package', () => {
		expect( small( '%2$s and %1$d', 1, 'two' ) ).toBe( 'two and 1' );
		expect( small( '%s, %d', 'one', 2 ) ).toBe( 'one, 2' );
	} );

	it( 'are translated where there is a translation', async () => {
		Object.assign( globalThis, {
			fetch: async () => ( {
				json: async () => ( {
					'': { lang: 'es_US' },
					now: [ 'ahora' ],
					'%d piece': [ '%d pieza', '%d piezas' ],
				} ),
			} ),
		} );
		await speak( '/es.json' );
		expect( [ text( 'now' ), text( 'later' ), text( '' ) ] ).toEqual( [ 'ahora', 'later', '' ] );
		expect( [ 1, 2 ].map( ( count ) => counted( '%d piece', '%d pieces', count ) ) ).toEqual( [
			'%d pieza',
			'%d piezas',
		] );
		Object.assign( globalThis, { fetch: async () => Promise.reject( new Error( 'offline' ) ) } );
		await speak( '/es.json' );
		expect( text( 'now' ) ).toBe( 'now' );
	} );
} );

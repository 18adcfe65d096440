import { renderToStaticMarkup } from 'react-dom/server';
import { paintMyBranch } from '@/behaviours/my-branch';
import fixtures from './fixtures.json';
import { MyBranch } from './my-branch';

beforeEach( () => {
	document.body.innerHTML = renderToStaticMarkup( <MyBranch { ...fixtures.typical } /> );
} );
afterEach( () => {
	document.cookie = 'coleman_branch=; max-age=0';
} );

const name = () => document.querySelector( '[data-my-branch-name]' )!.textContent;
const mine = () => [ ...document.querySelectorAll( '.is-mine' ) ].map( ( row ) => row.textContent );

it( 'is a form that works by itself', () => {
	const form = document.querySelector( 'form' )!;
	expect( form.method ).toBe( 'post' );
	expect( new FormData( form ).get( 'coleman_action' ) ).toBe( 'branch_choose' );
	expect( [ ...form.querySelectorAll( 'button' ) ].map( ( button ) => button.value ) ).toEqual( [
		'1',
		'2',
		'3',
		'4',
	] );
} );

it( 'shows the branch of the cookie', () => {
	document.cookie = 'other=4';
	document.cookie = 'coleman_branch=2';
	paintMyBranch( document.cookie );
	expect( [ name(), mine() ] ).toEqual( [ "Lee's Summit", [ "Lee's Summit" ] ] );
} );

it.each( [
	'',
	'coleman_branch=77',
	'coleman_branch=4x',
	'coleman_branch="]',
	'xcoleman_branch=4',
	'coleman_branch=0',
] )( 'takes %p for none', ( cookie ) => {
	expect( paintMyBranch( cookie ) ).toBe( '' );
	expect( [ name(), mine() ] ).toEqual( [ 'Choose', [] ] );
} );

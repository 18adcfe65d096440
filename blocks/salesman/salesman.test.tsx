import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Salesman, salesmanProps } from './salesman';

const open = async ( state: keyof typeof fixtures ) =>
	( await hydrateIsland( Salesman, salesmanProps, fixtures[ state ] ) ).root;

it( 'shows every way to reach a salesman, their territory and their branch', async () => {
	const root = await open( 'typical' );
	expect( root.querySelector( 'h1' )!.textContent ).toBe( 'Wade Kessler' );
	expect( [ ...root.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'tel:8165550169',
		'mailto:wade.kessler@colemanequipment.example',
		'tel:9135550126',
		'https://www.google.com/maps/dir/?api=1&destination=22840%20Easton%20Road%2C%20Easton%2C%20KS%2066020',
	] );
	expect( root.querySelectorAll( '.coleman-salesman__zipcodes > li' ) ).toHaveLength( 13 );
	expect( [ ...root.querySelectorAll( 'h2' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'Territory',
		'Easton',
	] );
} );

it( 'leaves out what nobody knows of one', async () => {
	const root = await open( 'empty' );
	expect( root.querySelectorAll( 'a, h2, ul' ) ).toHaveLength( 0 );
} );

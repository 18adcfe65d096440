import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { BranchLot, branchLotProps } from './branch-lot';
import fixtures from './fixtures.json';

const lots = async ( state: keyof typeof fixtures ) => {
	const { root } = await hydrateIsland( BranchLot, branchLotProps, fixtures[ state ] );
	return [ ...root.querySelectorAll( 'a' ) ].map( ( link ) => [ link.textContent, link.getAttribute( 'href' ) ] );
};

it( 'counts what stands at the branch, and leads to each', async () => {
	expect( await lots( 'typical' ) ).toEqual( [
		[ '24 new machines', '/equipment/new/?location_id=4' ],
		[ '9 used machines', '/equipment/used/?branch=4' ],
		[ '1 machine for rent', '/rental/' ],
	] );
} );

it( 'leads to no list that is empty, and stops counting at two hundred', async () => {
	expect( await lots( 'empty' ) ).toEqual( [] );
	expect( ( await lots( 'extreme' ) ).map( ( [ text ] ) => text ) ).toEqual( [
		'200+ new machines',
		'200 used machines',
	] );
} );

import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { LocationHours, locationHoursProps } from './location-hours';

const open = async ( state: keyof typeof fixtures ) => {
	const { root } = await hydrateIsland( LocationHours, locationHoursProps, fixtures[ state ] );
	return {
		texts: ( selector: string ) =>
			[ ...root.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent ),
		hrefs: () => [ ...root.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ),
		root,
	};
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'shows a branch with every way to reach it, and who sells there', async () => {
	const { hrefs, texts } = await open( 'one branch' );
	expect( hrefs() ).toEqual( [
		'tel:9135550126',
		'https://www.google.com/maps/dir/?api=1&destination=22840%20Easton%20Road%2C%20Easton%2C%20KS%2066020',
		'tel:9135550128',
		'mailto:becky.stroud@coleman.example',
	] );
	expect( texts( 'h2, h3' ) ).toEqual( [ 'Where to find us', 'Easton', 'Sales Team' ] );
	expect( texts( '.coleman-person-card__about p' ) ).toEqual( [
		'Becky Stroud',
		'Inside Sales',
		'Walk-in and phone',
	] );
} );

it( 'leaves no level of headings out when it has no heading of its own', async () => {
	const { texts } = await open( 'typical' );
	expect( texts( 'h2' ) ).toEqual( [ "Lee's Summit", 'Easton', 'Sales Team' ] );
} );

it.each( [
	[ 'Tuesday', '2026-11-24T18:00:00Z', 'Mon–Fri Today' ],
	[ 'Saturday, though it is Sunday elsewhere', '2026-11-29T05:30:00Z', 'Sat Today' ],
	[ 'Sunday', '2026-11-29T18:00:00Z', 'Sun Today' ],
] )( 'marks the hours of the day on a %s', async ( _, now, row ) => {
	jest.setSystemTime( new Date( now ) );
	const { texts } = await open( 'one branch' );
	expect( texts( '[aria-current=date] dt' ) ).toEqual( [ row ] );
} );

it( 'reads the hours as they are told at the counter', async () => {
	const { texts } = await open( 'one branch' );
	expect( texts( 'dd' ) ).toEqual( [ '7:30 am – 5:30 pm', '8:00 am – 12:00 pm', 'Closed' ] );
} );

it( 'tells of holidays with the hours, and which is today', async () => {
	jest.setSystemTime( new Date( '2026-12-24T18:00:00Z' ) );
	const { texts } = await open( 'extreme' );
	expect( texts( '[data-date] dd' ).slice( 0, 2 ) ).toEqual( [
		'Closed, Thanksgiving Day',
		'7:30 am – 12:00 pm, Christmas Eve',
	] );
	expect( texts( '[aria-current=date] span' )[ 0 ] ).toBe( 'Thu Dec 24' );
} );

it( 'is brief in a strip and in the footer: no map, no team, the street in the footer only', async () => {
	const strip = await open( 'strip' );
	expect( strip.root.querySelectorAll( 'img' ) ).toHaveLength( 0 );
	expect( strip.hrefs() ).toEqual( [ 'tel:8165550117', 'tel:9135550126' ] );
	expect( strip.root.textContent ).not.toMatch( 'Easton Road' );
	const footer = await open( 'footer' );
	expect( footer.root.textContent ).toMatch( '22840 Easton Road' );
} );

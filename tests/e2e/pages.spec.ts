import { expect, expectAccessible, PAGES, test } from './support/test';

for ( const [ name, url ] of Object.entries( PAGES ) ) {
	test( `${ name } is sound @phone`, async ( { page } ) => {
		await page.addInitScript( () => {
			const shifts: number[] = [];
			Object.assign( window, { shifts } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					if ( 'value' in entry && typeof entry.value === 'number' ) {
						shifts.push( entry.value );
					}
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		const response = await page.goto( url );
		expect( response?.status() ).toBe( 200 );
		await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
		await page.waitForLoadState( 'networkidle' );

		await expectAccessible( page );

		const wider = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth
		);
		expect( wider, 'scrolls sideways' ).toBeLessThanOrEqual( 0 );

		const shift = await page.evaluate( () => {
			const { shifts } = window as unknown as { shifts: number[] }; // put there by the script above
			return shifts.reduce( ( sum, value ) => sum + value, 0 );
		} );
		expect( shift, 'the layout jumps' ).toBeLessThanOrEqual( 0.01 );
	} );
}

test( 'a page that is not there says so, with ways on', async ( { page, complaints } ) => {
	complaints.allow( /404/ );
	const response = await page.goto( '/parts/details/no-such-part-999999' );
	expect( response?.status() ).toBe( 404 );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'This page is not here.' );
	await expect( page.getByRole( 'main' ).getByRole( 'search' ) ).toBeVisible();
	await expectAccessible( page );
} );

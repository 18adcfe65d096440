import { startWhenIdle } from './when-idle';

it( 'fetches what the page names after it has loaded, and nothing where it names nothing', async () => {
	const load = jest.fn();
	startWhenIdle( load );
	document.body.innerHTML =
		'<script type="application/json" data-when-idle="/later.js">{}</script><script type="application/json" data-when-idle="/last.js">{}</script>';
	startWhenIdle( load );
	expect( load ).not.toHaveBeenCalled();
	// The page of a test may fire one more of its own.
	dispatchEvent( new Event( 'load' ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
	expect( load ).toHaveBeenCalledWith( '/later.js' );
	expect( load ).toHaveBeenCalledWith( '/last.js' );
} );

it( 'fetches what waits for the visitor when they do something', async () => {
	const load = jest.fn();
	document.body.innerHTML = '<script type="application/json" data-when-used="/used.js">{}</script>';
	startWhenIdle( load );
	dispatchEvent( new Event( 'load' ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
	expect( load ).not.toHaveBeenCalled();
	dispatchEvent( new Event( 'scroll' ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
	expect( load ).toHaveBeenCalledWith( '/used.js' );
} );

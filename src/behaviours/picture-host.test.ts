import { startPictureHost } from './picture-host';

const NAME = '01/0123456789abcdef01234567-1200x800-avif';
const CDN = 'https://cdn.example/optimized';
const HERE = 'https://site.example/uploads/coleman/optimized';

const rules = [
	[ '^https://cdn\\.example/optimized/(thumbnail|medium|full)/(?=[0-9a-f]{2}/[0-9a-f]{24}-\\d)', `${ HERE }/$1/` ],
	[ '^https://cdn\\.example/', 'https://site.example/images/' ],
];

const start = ( html: string ) => {
	document.body.innerHTML = `${ html }<script type="application/json" id="coleman-picture-host">${ JSON.stringify( rules ) }</script>`;
	startPictureHost();
	return document.querySelector( 'img' )!;
};
const fail = ( img: Element ) => img.dispatchEvent( new Event( 'error' ) );
/** What jsdom, which loads no pictures, says of one. */
const loaded = ( complete: boolean, naturalWidth: number ) => {
	jest.spyOn( HTMLImageElement.prototype, 'complete', 'get' ).mockReturnValue( complete );
	jest.spyOn( HTMLImageElement.prototype, 'naturalWidth', 'get' ).mockReturnValue( naturalWidth );
};

const listeners = jest.spyOn( document, 'addEventListener' );

beforeEach( () => loaded( false, 0 ) );
afterEach( () => {
	listeners.mock.calls.forEach( ( call ) => document.removeEventListener( ...call ) );
	listeners.mockClear();
} );

it( 'takes a picture from the site, in every size and format, when the host fails', () => {
	const set = ( base: string, ending: string ) =>
		`${ base }/medium/${ NAME }.${ ending } 480w, ${ base }/full/${ NAME }.${ ending } 1200w`;
	const img = start(
		`<picture><source type="image/avif" srcset="${ set( CDN, 'avif' ) }"><img src="${ CDN }/medium/${ NAME }.webp" srcset="${ set( CDN, 'webp' ) }"></picture>`
	);
	expect( img.src ).toContain( CDN );
	fail( img );
	expect( img.src ).toBe( `${ HERE }/medium/${ NAME }.webp` );
	expect( img.srcset ).toBe( set( HERE, 'webp' ) );
	expect( document.querySelector( 'source' )!.srcset ).toBe( set( HERE, 'avif' ) );
} );

it( 'tries it once', () => {
	const img = start( '<img src="https://cdn.example/machines/tractors.svg">' );
	fail( img );
	expect( img.src ).toBe( 'https://site.example/images/machines/tractors.svg' );
	img.src = 'https://cdn.example/machines/loaders.svg';
	fail( img );
	expect( img.src ).toBe( 'https://cdn.example/machines/loaders.svg' );
} );

it( 'mends those that failed before it was there, and no other', () => {
	loaded( true, 0 );
	expect( start( '<img src="https://cdn.example/a.svg">' ).src ).toBe( 'https://site.example/images/a.svg' );
	loaded( true, 480 );
	expect( start( '<img src="https://cdn.example/a.svg">' ).src ).toBe( 'https://cdn.example/a.svg' );
	loaded( false, 0 );
	expect( start( '<img loading="lazy" src="https://cdn.example/a.svg">' ).src ).toBe( 'https://cdn.example/a.svg' );
} );

it( 'leaves pictures of others alone', () => {
	const img = start( '<img src="https://maker.example/a.jpg">' );
	fail( img );
	expect( img.src ).toBe( 'https://maker.example/a.jpg' );
} );

it( 'does nothing on a page without a host', () => {
	document.body.innerHTML = '<img src="https://cdn.example/a.svg">';
	startPictureHost();
	fail( document.querySelector( 'img' )! );
	expect( document.querySelector( 'img' )!.src ).toBe( 'https://cdn.example/a.svg' );
} );

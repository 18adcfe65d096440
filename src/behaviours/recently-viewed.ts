/** Where a browser keeps what was looked at in it. It never leaves the browser. */
const KEPT = 'coleman-viewed';

/** The oldest goes when one more comes. */
const MOST = 12;

const FIELDS = [ 'url', 'name', 'number', 'image' ] as const;

/** A part or machine. Prices change, so none is kept. */
type Thing = Record< ( typeof FIELDS )[ number ], string >;

/** What was kept may be of an older version, or changed by hand: only whole things that lead to a path of this site count. */
function thingOf( value: unknown ): Thing | null {
	const kept = ( value ?? {} ) as Partial< Record< string, unknown > >;
	const isWhole = FIELDS.every( ( field ) => typeof kept[ field ] === 'string' );
	return isWhole && /^\/(?![/\\])/.test( kept.url as string ) && /^(\/|https?:\/\/)/.test( kept.image as string )
		? ( Object.fromEntries( FIELDS.map( ( field ) => [ field, kept[ field ] ] ) ) as Thing )
		: null;
}

function read(): Thing[] {
	try {
		const kept: unknown = JSON.parse( localStorage.getItem( KEPT ) ?? '[]' );
		return Array.isArray( kept ) ? kept.flatMap( ( one ) => thingOf( one ) ?? [] ) : [];
	} catch {
		return [];
	}
}

/**
 * Keeps a thing as the newest.
 *
 * @param things Kept before, newest first.
 * @param thing
 */
export const withNewest = ( things: Thing[], thing: Thing ): Thing[] =>
	[ thing, ...things.filter( ( { url } ) => url !== thing.url ) ].slice( 0, MOST );

/** As blocks/recently-viewed prints one in the editor; a test compares them. */
function itemOf( { url, name, number, image }: Thing ): HTMLLIElement {
	const item = document.createElement( 'li' );
	const link = document.createElement( 'a' );
	link.className = 'coleman-recently-viewed__thing';
	link.href = url;
	const picture = document.createElement( 'img' );
	Object.entries( { src: image, alt: '', width: '96', height: '96', loading: 'lazy', decoding: 'async' } ).forEach(
		( [ attribute, value ] ) => picture.setAttribute( attribute, value )
	);
	const texts = Object.entries( { number, name } ).map( ( [ part, text ] ) => {
		const span = document.createElement( 'span' );
		span.className = `coleman-recently-viewed__${ part }`;
		span.textContent = text;
		return span;
	} );
	link.append( picture, ...texts );
	item.append( link );
	return item;
}

/** Shows what was looked at before, and keeps what this page is about. No request is made. */
export function startRecentlyViewed(): void {
	const section = document.querySelector< HTMLElement >( '[data-recently-viewed]' );
	if ( ! section ) {
		return;
	}
	const { recentlyViewed, onlyWith } = section.dataset;
	const current = recentlyViewed ? thingOf( JSON.parse( recentlyViewed ) ) : null;
	const things = read();
	if ( current ) {
		try {
			localStorage.setItem( KEPT, JSON.stringify( withNewest( things, current ) ) );
		} catch {
			// A browser that keeps nothing shows nothing.
		}
	}
	const shown = things.filter( ( { url } ) => url !== current?.url );
	section.querySelector( 'ul' )!.replaceChildren( ...shown.map( itemOf ) );
	section.hidden = shown.length === 0 || ( Boolean( onlyWith ) && ! document.querySelector( onlyWith! ) );
	section.querySelector( '[data-clear]' )!.addEventListener( 'click', () => {
		localStorage.removeItem( KEPT );
		section.hidden = true;
		// The button is gone; whoever is at the keyboard goes on at the page.
		const main = section.closest( 'main' );
		main?.setAttribute( 'tabindex', '-1' );
		main?.focus( { preventScroll: true } );
	} );
}

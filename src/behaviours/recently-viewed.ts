/** Where a browser keeps what was looked at in it. It never leaves the browser. */
const KEPT = 'coleman-viewed';

/** The oldest goes when one more comes. */
const MOST = 12;

/** A part or machine. Prices change, so none is kept. */
type Thing = Record< 'url' | 'name' | 'number' | 'image', string >;

/** What was kept may be of an older version, or changed by hand: only whole things that lead to a path of this site count. */
const isThing = ( { url, name, number, image }: Partial< Record< keyof Thing, unknown > > ) =>
	[ url, name, number, image ].every( ( field ) => typeof field === 'string' ) &&
	/^\/(?![/\\])/.test( url as string ) &&
	/^(\/|https?:\/\/)/.test( image as string );

function read(): Thing[] {
	try {
		return JSON.parse( localStorage.getItem( KEPT )! ).filter( isThing );
	} catch {
		return [];
	}
}

/** Without anything else that it may have. */
const thingOf = ( { url, name, number, image }: Thing ): Thing => ( { url, name, number, image } );

/**
 * Keeps a thing as the newest.
 *
 * @param things Kept before, newest first.
 * @param thing
 */
export const withNewest = ( things: Thing[], thing: Thing ): Thing[] =>
	[ thing, ...things.filter( ( { url } ) => url !== thing.url ) ].slice( 0, MOST );

/** An element with its attributes in this order. */
function make< Tag extends keyof HTMLElementTagNameMap >( tag: Tag, attributes: Record< string, string > ) {
	const element = document.createElement( tag );
	Object.entries( attributes ).forEach( ( [ name, value ] ) => element.setAttribute( name, value ) );
	return element;
}

/** As blocks/recently-viewed prints one in the editor; a test compares them. */
function itemOf( thing: Thing ): HTMLLIElement {
	const item = make( 'li', {} );
	const link = make( 'a', { class: 'coleman-recently-viewed__thing', href: thing.url } );
	const size = '96';
	link.append(
		make( 'img', { src: thing.image, alt: '', width: size, height: size, loading: 'lazy', decoding: 'async' } ),
		...( [ 'number', 'name' ] as const ).map( ( part ) => {
			const span = make( 'span', { class: `coleman-recently-viewed__${ part }` } );
			span.textContent = thing[ part ];
			return span;
		} )
	);
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
	const show = () => {
		section.hidden = ! shown.length || !! ( onlyWith && ! document.querySelector( onlyWith ) );
	};
	// In view it would push the footer down: it comes with what the visitor does first.
	if ( section.parentElement!.getBoundingClientRect().top < innerHeight ) {
		document.addEventListener( 'click', show, { once: true } );
	} else {
		show();
	}
	section.querySelector( '[data-clear]' )!.addEventListener( 'click', () => {
		localStorage.removeItem( KEPT );
		section.hidden = true;
		// The button is gone; whoever is at the keyboard goes on at the page.
		const main = section.closest( 'main' )!;
		main.tabIndex = -1;
		main.focus( { preventScroll: true } );
	} );
}

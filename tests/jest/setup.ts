import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom has not. Tests replace these where they matter. */
class NoIntersectionObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

Object.assign( globalThis, { IntersectionObserver: NoIntersectionObserver, TextDecoder, TextEncoder } );

// jsdom has it, but only to complain; WordPress's components restore the place of the page by it.
if ( typeof window !== 'undefined' ) {
	window.scrollTo = () => {};
}

// What is left over when a test ends, such as a clock, may run out without React's complaint (hydrate-island.tsx).
afterEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
} );

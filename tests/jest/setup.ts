import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom has not. Tests replace these where they matter. */
class NoIntersectionObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

Object.assign( globalThis, { IntersectionObserver: NoIntersectionObserver, TextDecoder, TextEncoder } );

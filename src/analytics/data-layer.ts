import {
	addedLines,
	callEvents,
	cartChange,
	cartLines,
	checkoutItems,
	pageEvents,
	searchEvent,
	withValue,
} from './events';
import type { DataLayerEvent } from './events';

/** What PHP prints in `<script id="coleman-data-layer">`. */
export type Settings = {
	/** Begin of the addresses of the API. */
	api: string;
	/** Nothing is pushed before the visitor has agreed. */
	needsConsent: boolean;
};

declare global {
	interface Window {
		dataLayer?: unknown[];
		/** Of the WP Consent API, where a consent plugin has it. */
		wp_has_consent?: ( category: string ) => boolean;
	}
}

/** Orders and leads of a page that is left at once: told on the next. */
const KEPT = 'coleman-data-layer';

const jsonIn = ( element: Element | null | undefined ): unknown => {
	try {
		return JSON.parse( element?.textContent ?? 'null' );
	} catch {
		return null;
	}
};

/** Where a form of ours may have sent fields: text, a form or none. */
const sentIn = ( body: unknown ): URLSearchParams =>
	new URLSearchParams( typeof body === 'string' || body instanceof URLSearchParams ? body : '' );

/**
 * Pushes what happens on the page to `window.dataLayer`, for a tag manager that the site's owner has put there. It sends
 * nothing itself, and what it pushes says nothing of the person.
 */
export function startDataLayer( { api, needsConsent }: Settings ): void {
	let isAllowed = ! needsConsent || window.wp_has_consent?.( 'statistics' ) === true;
	let known = cartLines( null );
	let isCartKnown = false;
	const checkout = checkoutItems( jsonIn( document.querySelector( '[data-coleman-island=checkout] + script' ) ) );

	const push = ( events: DataLayerEvent[] ) => {
		if ( isAllowed ) {
			window.dataLayer ??= [];
			events.forEach( ( event ) => window.dataLayer!.push( event ) );
		}
	};

	/** What the page itself is: told at once, or when the visitor agrees. */
	const tellPage = () => {
		const search = /^\/search\/([^/]+)\/?$/.exec( location.pathname )?.[ 1 ];
		const query = new URLSearchParams( location.search ).get( 'q' );
		let kept: DataLayerEvent[] = [];
		try {
			kept = JSON.parse( sessionStorage.getItem( KEPT ) ?? '[]' );
			sessionStorage.removeItem( KEPT );
		} catch {
			// A browser without storage keeps nothing.
		}
		push( [
			...kept,
			...[ ...document.querySelectorAll( 'script[type="application/ld+json"]' ) ].flatMap( ( script ) =>
				pageEvents( jsonIn( script ), location.pathname )
			),
			...( location.pathname.startsWith( '/search/' )
				? searchEvent( decodeURIComponent( search ?? query ?? '' ) )
				: [] ),
			...( checkout.length ? [ { event: 'begin_checkout' as const, ecommerce: withValue( checkout ) } ] : [] ),
		] );
	};

	const keep = ( events: DataLayerEvent[] ) => {
		try {
			sessionStorage.setItem( KEPT, JSON.stringify( events ) );
		} catch {
			push( events );
		}
	};

	/**
	 * A change is told against the cart before it. Where nobody has asked for the cart yet, what was added is known by
	 * what was sent.
	 */
	const readCart = ( cart: unknown, isChange: boolean, added: URLSearchParams | null = null ) => {
		const lines = cartLines( cart );
		if ( isChange && isCartKnown ) {
			push( cartChange( known, lines ) );
		} else if ( added ) {
			push( cartChange( new Map(), addedLines( cart, added ) ) );
		}
		known = lines;
		isCartKnown = true;
	};

	const cartOfPage = jsonIn( document.querySelector( '[data-coleman-island=cart] + script' ) );
	if ( cartOfPage ) {
		readCart( Object( cartOfPage ).cart, false );
	}

	const hear = async ( path: string, method: string, body: unknown, response: Response ) => {
		if ( path === 'impressions' ) {
			push( callEvents( path, sentIn( body ), null, [] ) );
			return;
		}
		const answer: unknown = await response.json().catch( () => null );
		if ( path === 'cart' || path.startsWith( 'cart/' ) ) {
			const cart = Object( answer ).results;
			if ( Object( cart ).Items ) {
				const isAdd = path === 'cart/add' && ! isCartKnown;
				readCart( cart, method !== 'GET', isAdd ? sentIn( body ) : null );
			}
			return;
		}
		const events = callEvents( path, sentIn( body ), answer, checkout );
		if ( events.some( ( { event } ) => event === 'purchase' ) ) {
			if ( isAllowed ) {
				keep( events );
			}
		} else if ( method !== 'GET' ) {
			push( events );
		}
	};

	const ask = window.fetch;
	window.fetch = async ( input, init ) => {
		const response = await ask( input, init );
		const url = new URL( typeof input === 'object' && 'url' in input ? input.url : `${ input }`, location.href );
		if ( response.ok && url.origin === location.origin && url.pathname.startsWith( api ) ) {
			const path = url.pathname.slice( api.length ).replace( /\/$/, '' );
			void hear( path, init?.method ?? 'GET', init?.body, response.clone() );
		}
		return response;
	};

	document.addEventListener( 'coleman:consent', ( event ) => {
		const isNew = event instanceof CustomEvent && event.detail?.granted === true;
		if ( isNew && ! isAllowed ) {
			isAllowed = true;
			tellPage();
		} else if ( needsConsent && ! isNew ) {
			isAllowed = false;
		}
	} );
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const now = event instanceof CustomEvent ? event.detail?.statistics : undefined;
		if ( needsConsent && now !== undefined ) {
			document.dispatchEvent( new CustomEvent( 'coleman:consent', { detail: { granted: now === 'allow' } } ) );
		}
	} );
	tellPage();
}

/** What PHP prints in `<script id="coleman-impressions">`. */
type Settings = {
	/** Address of the API's call. */
	to: string;
	/** One page view in so many tells. */
	oneIn: number;
	/** The site's API token. */
	token: string;
};

const SHARE = 0.75;
const WAIT_MS = 5000;
const MAX = 50;
const PART = '[data-impression]';

/**
 * Tells the server which parts were seen, three quarters of them at least: each once a page
 * view, in batches, when one is full, after 5 s, and when the page is left. Nothing of who looks.
 *
 * @param settings
 * @param settings.to
 * @param settings.oneIn
 * @param settings.token
 * @param draw           A number from 0 up to, not including, 1.
 */
export function watchImpressions( { to, oneIn, token }: Settings, draw = Math.random() ): void {
	if ( draw * oneIn >= 1 ) {
		return;
	}
	const seen = new Set< string >();
	const watched = new WeakSet< Element >();
	let batch: string[] = [];
	let timer = 0;

	const send = () => {
		clearTimeout( timer );
		timer = 0;
		if ( batch.length ) {
			// A beacon has no headers; this goes on just as well when the page is left.
			fetch( `${ to }${ to.includes( '?' ) ? '&' : '?' }t=${ Date.now() }`, {
				method: 'POST',
				body: new URLSearchParams( { ids: batch.join() } ),
				headers: { 'X-Coleman-Token': token },
				keepalive: true,
			} ).catch( () => {} );
			batch = [];
		}
	};

	const observer = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { intersectionRatio, target } ) => {
				const id = `${ target.getAttribute( 'data-impression' ) }`;
				if ( intersectionRatio < SHARE ) {
					return;
				}
				observer.unobserve( target );
				if ( seen.has( id ) ) {
					return;
				}
				seen.add( id );
				batch.push( id );
				timer ||= window.setTimeout( send, WAIT_MS );
				if ( batch.length >= MAX ) {
					send();
				}
			} ),
		{ threshold: SHARE }
	);

	const watch = () =>
		document.querySelectorAll( PART ).forEach( ( part ) => {
			if ( ! watched.has( part ) ) {
				watched.add( part );
				observer.observe( part );
			}
		} );
	watch();
	// Lists load more.
	new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );

	addEventListener( 'pagehide', send );
	document.addEventListener( 'visibilitychange', () => document.hidden && send() );
}

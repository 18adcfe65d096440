import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Fails on grave faults in our own part of wp-admin. */
export async function expectDeskAccessible( page: Page ) {
	const { violations } = await new AxeBuilder( { page } )
		.include( '#coleman-desk' )
		// WordPress's own: its label is not what it says.
		.exclude( '.components-snackbar' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect(
		violations
			.filter( ( { impact } ) => impact === 'serious' || impact === 'critical' )
			.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.target.join( ' ' ) ).join( ', ' ) }` )
	).toEqual( [] );
}

/** Calls as WordPress's own screens make them, with their nonce. */
type ApiFetch = < Results >( options: object ) => Promise< { results: Results } >;

declare global {
	interface Window {
		/** WordPress's own, on every page of the back office. */
		wp: { apiFetch: ApiFetch };
	}
}

type Call = { path: string; method?: string; data?: object };

/** A call as the screens make it, from a page of the back office that is open. */
export const call = < Results >( page: Page, options: Call ): Promise< Results > =>
	page.evaluate(
		async ( { path, ...rest } ) =>
			( await window.wp.apiFetch< Results >( { ...rest, path: `/coleman/v1${ path }` } ) ).results,
		options
	);

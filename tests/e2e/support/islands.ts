import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has taken over the island around an element that was touched. Before that, a press may reach the
 * server as a form's own: it is held for a second, and this machine may be busier.
 */
export async function untilAwake( element: Locator ): Promise< void > {
	const island = element.locator( 'xpath=ancestor::*[@data-coleman-island][1]' );
	await expect
		.poll( () =>
			island.evaluate( ( root ) => Object.keys( root ).some( ( key ) => key.startsWith( '__reactContainer' ) ) )
		)
		.toBe( true );
}

/**
 * The browser tests, in the system's Chromium, against the site that BASE_URL names;
 * `npm run test:e2e` makes one.
 */

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { MODES, notItsTurn, notItsTurnOnPhone, turnOf } from './support/turns';
import type { Mode } from './support/turns';

const artifacts = path.join( __dirname, 'artifacts' );

/** Cookies of the administrator, for tests that say `test.use( { storageState: ADMIN } )`. */
export const ADMIN = path.join(
	artifacts,
	`admin-${ new URL( process.env.BASE_URL ?? 'http://localhost' ).port }.json`
);

// WordPress's helpers read the address from here, when they are imported.
process.env.WP_BASE_URL ??= process.env.BASE_URL;

/** Without the dense screen of a real phone, which has four times the pixels to draw; tests of pictures set it. */
const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
};

/** What the modes change of the phone. Right to left and large text are set up by the test itself: tests/e2e/support/modes.ts. */
const IN_MODE: Record< Mode, object > = {
	dark: { colorScheme: 'dark' },
	'forced-colors': { contextOptions: { forcedColors: 'active' } },
	'right-to-left': {},
	narrow: { viewport: { width: 320, height: 640 } },
	'large-text': {},
};

export default defineConfig( {
	testDir: __dirname,
	testMatch: '**/*.spec.ts',
	outputDir: path.join( artifacts, 'results' ),
	globalSetup: path.join( __dirname, 'global-setup.ts' ),
	fullyParallel: false,
	forbidOnly: true,
	workers: 2,
	retries: 0,
	// They end what hangs, and say nothing of speed: the machine may be busy with other suites.
	timeout: 90_000,
	expect: { timeout: 10_000 },
	reporter: [ [ 'list' ], [ 'json' ] ],
	use: {
		baseURL: process.env.BASE_URL,
		locale: 'en-US',
		timezoneId: 'America/Chicago',
		actionTimeout: 20_000,
		navigationTimeout: 30_000,
		// A trace costs a fifth of the time: TRACE=1 asks for it.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
			args: [
				// Chromium refuses to run as root with its sandbox.
				'--no-sandbox',
				// It would ask Google for things, in vain where there is no network.
				'--disable-background-networking',
				'--disable-component-update',
				// Containers have a /dev/shm too small for it.
				'--disable-dev-shm-usage',
			],
		},
	},
	projects: [
		{
			name: 'desktop',
			grepInvert: notItsTurn,
			use: { viewport: { width: 1440, height: 900 } },
		},
		{
			name: 'phone',
			grep: /@phone/,
			grepInvert: notItsTurnOnPhone,
			use: PHONE,
		},
		...MODES.map( ( mode ) => ( { name: mode, grep: turnOf( mode ), use: { ...PHONE, ...IN_MODE[ mode ] } } ) ),
	],
} );

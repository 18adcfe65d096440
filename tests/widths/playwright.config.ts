/** Every block at every width: `npm run test:widths`, or `npm run test:widths -- -g machine-list` for one. */

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config';

export default defineConfig( {
	...e2e,
	testDir: __dirname,
	outputDir: path.join( __dirname, 'artifacts/results' ),
	globalSetup: path.join( __dirname, 'global-setup.ts' ),
	fullyParallel: true,
	timeout: 60_000,
	projects: [
		{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
		{ name: 'phone', use: { viewport: { width: 390, height: 844 } } },
		// At 200 %: the tiles of categories, which have pictures beside words.
		{ name: 'large text', grep: /categories/, use: { viewport: { width: 390, height: 844 } } },
	],
} );

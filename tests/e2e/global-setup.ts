/**
 * Signs the administrator in once; tests use the cookies.
 */

import { request } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { ADMIN } from './playwright.config';

export default async function signIn(): Promise< void > {
	const baseURL = process.env.BASE_URL;
	if ( ! baseURL ) {
		throw new Error( 'BASE_URL names no site. `npm run test:e2e` makes one and sets it.' );
	}
	const context = await request.newContext( { baseURL } );
	const admin = new RequestUtils( context, {
		storageStatePath: ADMIN,
		baseURL,
		user: { username: 'admin', password: 'password' },
	} );
	await admin.setupRest();
	// A new page would ask which pattern it begins with, before anything else can be done.
	await admin.setPreferences( 'core', { enableChoosePatternModal: false } );
	// Light for every test but those whose browser asks for dark.
	await admin.updateSiteSettings( { coleman_color_scheme: 'system' } as object );
	// All tests are one network, which sends more than a visitor does.
	const limits = [ 'forms', 'forms_unverified', 'register', 'unverified' ].map( ( name ) => [
		`${ name }_allowed`,
		'300',
	] );
	await admin.rest( {
		method: 'POST',
		path: '/coleman/v1/desk/settings/limits',
		data: { values: Object.fromEntries( limits ) },
	} );
	// Before the tests publish pages of their own.
	const pages = await context.get( '/wp-sitemap-posts-page-1.xml' );
	process.env.PAGES_OF_THE_SITE = await pages.text();
	await context.dispose();
}

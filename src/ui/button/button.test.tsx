import { readFileSync } from 'node:fs';
import { createElement, renderToString } from '@wordpress/element';
import { Button } from './button';

/** What Global Styles set of a button. */
const GLOBAL = /(^|[\s;{])(background(-color)?|color|font(-\w+)?|border(-\w+)*|padding(-\w+)*):/;

it( 'is a button of Global Styles where it is the one action', () => {
	expect(
		renderToString( createElement( Button, { label: 'Send', variant: 'primary', type: 'submit' } ) )
	).toContain( 'wp-element-button' );
	expect(
		renderToString( createElement( Button, { label: 'Send', variant: 'quiet', type: 'submit' } ) )
	).not.toContain( 'wp-element-button' );
} );

it( 'sets nothing of what Global Styles set', () => {
	const rules = readFileSync( 'src/ui/button/style.css', 'utf8' ).match(
		/\.coleman-button(\.is-primary)? \{[^}]*\}/g
	);
	expect( rules ).toHaveLength( 1 );
	rules!.forEach( ( rule ) => expect( rule ).not.toMatch( GLOBAL ) );
} );

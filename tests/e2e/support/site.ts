import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signedIn } from './desk';

const PHP = process.env.PHP_BINARY ?? 'php';

const TOOLS = path.resolve( __dirname, '../../../bin/php' );

/** Runs a command of the dealership on the site of the tests: `coleman( 'import', 'models', file )`. */
export const coleman = ( ...args: string[] ): string =>
	execFileSync( PHP, [ path.join( TOOLS, 'coleman.php' ), ...args ], { encoding: 'utf8' } );

/** Somebody new of the parts desk: name and password. */
export function deskUser(): { name: string; password: string } {
	const name = `desk-${ Date.now() }`;
	execFileSync( PHP, [
		'-r',
		`require '${ TOOLS }/site.php';
		require COLEMAN_WORDPRESS . '/wp-load.php';
		wp_insert_user( [ 'user_login' => '${ name }', 'user_pass' => '${ name }!7', 'user_email' => '${ name }@example.com', 'role' => 'coleman_parts_desk' ] );`,
	] );
	return { name, password: `${ name }!7` };
}

/** A page of somebody new who has the right to pictures and no other: no role of ours or of WordPress gives that alone. */
export async function imagesUser( browser: Browser ): Promise< Page > {
	const name = `images-${ Date.now() }`;
	execFileSync( PHP, [
		'-r',
		`require '${ TOOLS }/site.php';
		require COLEMAN_WORDPRESS . '/wp-load.php';
		$user = new WP_User( wp_insert_user( [ 'user_login' => '${ name }', 'user_pass' => '${ name }!7', 'user_email' => '${ name }@example.com', 'role' => '' ] ) );
		$user->add_cap( 'read' );
		$user->add_cap( 'coleman_manage_images' );`,
	] );
	return signedIn( browser, name, `${ name }!7` );
}

import { execFileSync } from 'node:child_process';
import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { ADMIN } from '../playwright.config';

/** The photo of a machine that nobody has taken: a JPEG of so many pixels and a color of its own. */
export const photo = ( width: number, height: number, color: number ): Buffer =>
	execFileSync( process.env.PHP_BINARY ?? 'php', [
		'-r',
		`$i = imagecreatetruecolor( ${ width }, ${ height } );
		imagefill( $i, 0, 0, ${ color } );
		imagefilledellipse( $i, ${ Math.round( width / 2 ) }, ${ Math.round( height / 2 ) }, ${ Math.min( width, height ) - 20 }, ${ Math.min( width, height ) - 20 }, 0xf0f0e8 );
		imagejpeg( $i );`,
	] );

type Call = < Answer >( method: 'GET' | 'POST', path: string, data?: object | Buffer ) => Promise< Answer >;

type Set = { item: { version: number }; pictures: { id: number }[] };

async function asAdmin( browser: Browser, run: ( call: Call ) => Promise< void > ): Promise< void > {
	const context = await browser.newContext( { storageState: ADMIN, ignoreHTTPSErrors: true } );
	const request: APIRequestContext = context.request;
	try {
		const nonce = await ( await request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		await run( async ( method, path, data ) => {
			const answer = await request.fetch( `/wp-json/coleman/v1/desk/images/${ path }`, {
				method,
				headers: {
					'X-WP-Nonce': nonce,
					...( Buffer.isBuffer( data ) ? { 'Content-Type': 'application/octet-stream' } : {} ),
				},
				...( data ? { data } : {} ),
			} );
			expect( answer.ok(), `${ path }: ${ await answer.text() }` ).toBe( true );
			return ( await answer.json() ).results;
		} );
	} finally {
		await context.close();
	}
}

/** Uploads photos of a part as staff do: each of another size and color. */
export async function uploadPhotos( browser: Browser, part: number, sizes: [ number, number ][] ): Promise< void > {
	await asAdmin( browser, async ( call ) => {
		for ( const [ number, [ width, height ] ] of sizes.entries() ) {
			const bytes = photo( width, height, 0x204060 + number * 0x2f1507 );
			const { upload } = await call< { upload: { id: number } } >( 'POST', 'uploads', {
				name: `photo-${ number }.jpg`,
				size: bytes.length,
			} );
			await call( 'POST', `uploads/${ upload.id }?offset=0`, bytes );
			await call( 'POST', `uploads/${ upload.id }/finish`, { kind: 'part', item_id: part } );
		}
	} );
}

/** Takes them all off again. */
export async function removePhotos( browser: Browser, part: number ): Promise< void > {
	await asAdmin( browser, async ( call ) => {
		const { item } = await call< Set >( 'GET', `part/${ part }` );
		await call( 'POST', `part/${ part }`, { version: item.version, pictures: [] } );
	} );
}

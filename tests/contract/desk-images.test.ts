import type {
	DeskImageAdded,
	DeskImageItem,
	DeskImageMatches,
	DeskImageSet,
	DeskImageUpload,
} from '@/api/generated/schemas';
import { api, atTheDesk, base, expectAllValid, expectValid, type Problem, Visitor } from './site';

type Results< T > = { results: T };

const KINDS = [
	'part',
	'machine',
	'rental_class',
	'attachment',
	'attachment_category',
	'equipment_category',
	'part_family',
	'model',
];

/** A picture of 2 × 1 pixels. */
const GIF = Buffer.from( 'R0lGODlhAgABAIAAAP8AAAAA/ywAAAAAAgABAAACAkQKADs=', 'base64' );

async function administrator() {
	const { visitor, headers: fields } = await atTheDesk();
	const file = { ...fields, 'Content-Type': 'application/octet-stream' };
	const at = ( path: string ) => api( `/desk/images${ path }` );
	return {
		get: < T >( path: string ) => visitor.get< T >( at( path ), fields ),
		post: < T >( path: string, body: object ) => visitor.post< T >( at( path ), JSON.stringify( body ), fields ),
		send: < T >( path: string, bytes: Buffer ) => visitor.post< T >( at( path ), bytes, file ),
	};
}

it( 'answers the picture desk as the schemas say, of each kind', async () => {
	const desk = await administrator();
	for ( const kind of KINDS ) {
		const list = await desk.get< Results< DeskImageItem[] > & { has_more: boolean } >( `/${ kind }?per_page=3` );
		expect( list.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( list.json.results.length ).toBeGreaterThan( 2 );
		expectAllValid( 'desk-image-item', list.json.results );
		const one = await desk.get< Results< DeskImageSet > >( `/${ kind }/${ list.json.results[ 0 ]!.id }` );
		expectValid( 'desk-image-set', one.json.results );
		expect( one.json.results.item.proposal ).not.toBe( '' );
	}
	expect( ( await desk.get( '/nothing' ) ).status ).toBe( 400 );
	expect( ( await desk.get( '/part/99999999' ) ).status ).toBe( 404 );
	const refused = await new Visitor().get< Problem >( api( '/desk/images/part' ) );
	expect( refused.status ).toBe( 401 );
} );

it( 'makes a picture of a file that comes in pieces, and takes it back', async () => {
	const desk = await administrator();
	const before = ( await desk.get< Results< DeskImageSet > >( '/part/2' ) ).json.results;
	const begun = await desk.post< Results< DeskImageUpload > >( '/uploads', {
		name: 'P164378.gif',
		size: GIF.length,
	} );
	expect( begun.status ).toBe( 201 );
	expectValid( 'desk-image-upload', begun.json.results );
	const { id } = begun.json.results.upload;
	const first = await desk.send< Results< DeskImageUpload > >( `/uploads/${ id }?offset=0`, GIF.subarray( 0, 20 ) );
	expect( first.json.results.upload.offset ).toBe( 20 );
	const wrong = await desk.send< Problem >( `/uploads/${ id }?offset=0`, GIF );
	expect( wrong.status ).toBe( 409 );
	expect( wrong.json ).toMatchObject( { code: 'coleman_wrong_offset', data: { offset: 20 } } );
	await desk.send( `/uploads/${ id }?offset=20`, GIF.subarray( 20 ) );
	const added = await desk.post< Results< DeskImageAdded > >( `/uploads/${ id }/finish`, {
		kind: 'part',
		item_id: 2,
	} );
	expect( { status: added.status, text: added.text } ).toMatchObject( { status: 200 } );
	expectValid( 'desk-image-added', added.json.results );
	const { picture } = added.json.results;
	expect( [ picture.width, picture.height ] ).toEqual( [ 2, 1 ] );
	const shown = await new Visitor().get( picture.full.replace( base, '' ) );
	expect( [ shown.status, shown.headers[ 'content-type' ] ] ).toEqual( [ 200, 'image/webp' ] );

	const after = ( await desk.get< Results< DeskImageSet > >( '/part/2' ) ).json.results;
	expectValid( 'desk-image-set', after );
	expect( after.pictures ).toHaveLength( before.pictures.length + 1 );
	const undone = await desk.post< Results< DeskImageSet > >( '/part/2/undo', { version: after.item.version } );
	expectValid( 'desk-image-set', undone.json.results );
	expect( undone.json.results.pictures ).toEqual( before.pictures );
	const late = await desk.post< Problem >( '/part/2', { version: after.item.version, pictures: [] } );
	expect( [ late.status, late.json.code ] ).toEqual( [ 409, 'coleman_item_changed' ] );
	expectValid( 'desk-image-set', ( late.json.data as { item?: unknown } ).item );
} );

it( 'tells what files are of by their names, and refuses what is no picture in words', async () => {
	const desk = await administrator();
	const { json } = await desk.post< Results< DeskImageMatches > >( '/match', {
		kind: 'part',
		names: [ 'hh164 32430_2.jpg', 'no such thing at all.jpg' ],
	} );
	expectValid( 'desk-image-matches', json.results );
	expect( json.results.matches.map( ( match ) => [ match.item?.number, match.position ] ) ).toEqual( [
		[ 'HH164-32430', 2 ],
		[ undefined, 1 ],
	] );
	const bytes = Buffer.from( '<?php phpinfo();' );
	const { upload } = (
		await desk.post< Results< DeskImageUpload > >( '/uploads', { name: 'photo.jpg', size: bytes.length } )
	).json.results;
	await desk.send( `/uploads/${ upload.id }?offset=0`, bytes );
	const refused = await desk.post< Problem >( `/uploads/${ upload.id }/finish`, { kind: 'part', item_id: 2 } );
	expect( [ refused.status, refused.json.code ] ).toEqual( [ 422, 'coleman_picture_refused' ] );
	expectValid( 'error', refused.json );
	expect( ( await desk.get( `/uploads/${ upload.id }` ) ).status ).toBe( 404 );
} );

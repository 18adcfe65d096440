import type { DiagramChoices, DiagramModel, DiagramPart, DiagramWork } from '@/api/generated/schemas';
import { api, atTheDesk, expectAllValid, expectValid, type Problem } from './site';

type Results< T > = { results: T };

const ROW = { ref: '1', part_number: 'NSS', description: 'Bolt', quantity: '1' };

/** A picture of 1 × 1 pixels. */
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

async function administrator() {
	const { visitor, headers } = await atTheDesk();
	const at = ( path: string ) => api( `/desk/diagrams${ path }` );
	return {
		get: < T >( path: string ) => visitor.get< T >( at( path ), headers ),
		post: < T >( path: string, body: object ) => visitor.post< T >( at( path ), JSON.stringify( body ), headers ),
		send: < T >( path: string, bytes: Buffer ) =>
			visitor.post< T >( at( path ), bytes, { ...headers, 'Content-Type': 'application/octet-stream' } ),
	};
}

it( 'answers the diagram workshop as the schemas say, with the longest draft too', async () => {
	const desk = await administrator();
	const choices = ( await desk.get< Results< DiagramChoices > >( '/choices' ) ).json.results;
	expectValid( 'diagram-choices', choices );
	const list = await desk.get< Results< DiagramModel[] > >( '/models' );
	expect( list.headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( list.json.results.length ).toBeGreaterThan( 5 );
	expectAllValid( 'diagram-model', list.json.results );

	const facts = {
		brand_id: choices.brands[ 0 ]?.id,
		category_id: choices.categories[ 0 ]?.id,
		name: `CONTRACT ${ Date.now() }X`,
	};
	const model = await desk.post< Results< DiagramModel > >( '/models', facts );
	expect( model.status ).toBe( 201 );
	expectValid( 'diagram-model', model.json.results );
	const book = `/models/${ model.json.results.id }`;
	const added = await desk.post< Results< DiagramWork > >( `${ book }/assemblies`, {
		name: 'Pump',
		category: 'Engine',
	} );
	expect( added.status ).toBe( 201 );
	expectValid( 'diagram-work', added.json.results );
	expectValid( 'diagram-model', ( await desk.get< Results< DiagramModel > >( book ) ).json.results );

	const drawing = await desk.send< Results< { figure: string } > >( '/drawings', PNG );
	expectValid( 'diagram-drawing', drawing.json.results );
	const diagram = `/assemblies/${ added.json.results.id }`;
	const content = {
		name: 'Pump',
		category: 'Engine',
		figure: drawing.json.results.figure,
		rows: Array.from( { length: 500 }, ( _, index ) => ( {
			...ROW,
			ref: String( index ),
			note: 'x'.repeat( 250 ),
		} ) ),
		spots: Array.from( { length: 500 }, ( _, index ) => ( { ref: String( index ), x: 7, y: -1, w: 0.1, h: 0.1 } ) ),
	};
	const saved = await desk.post< Results< DiagramWork > >( `${ diagram }/draft`, { draft_version: 0, content } );
	expect( saved.status ).toBe( 200 );
	expectValid( 'diagram-work', saved.json.results );
	expect( saved.json.results.content.rows ).toHaveLength( 500 );
	const published = await desk.post< Results< DiagramWork > >( `${ diagram }/publish`, {
		version: 1,
		draft_version: 1,
	} );
	expect( published.status ).toBe( 200 );
	expectValid( 'diagram-work', published.json.results );
	const parts = await desk.post< Results< DiagramPart[] > >( '/parts', { numbers: [ 'hh164 32430', 'NO-SUCH-9' ] } );
	expectAllValid( 'diagram-part', parts.json.results );

	for ( const body of [
		{ content: 'x' },
		{ draft_version: 0, content: { spots: [ { ref: 1 } ] } },
		{ draft_version: 'x', content: {} },
	] ) {
		const refused = await desk.post< Problem >( `${ diagram }/draft`, body );
		expect( refused.status ).toBe( 400 );
	}
	const tooMany = { draft_version: 1, content: { rows: [ ...content.rows, ROW ] } };
	expect( ( await desk.post< Problem >( `${ diagram }/draft`, tooMany ) ).status ).toBe( 400 );
	expect( ( await desk.get< Problem >( '/assemblies/999999999' ) ).status ).toBe( 404 );
} );

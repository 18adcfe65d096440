import type { DeskLead } from '@/api/generated/schemas';
import { api, atTheDesk, expectAllValid, expectValid, Visitor } from './site';

describe( "the leads desk's answers", () => {
	it( 'have the shape of their schemas, and no cache keeps them', async () => {
		const { visitor, headers } = await atTheDesk();
		const post = < Results >( path: string, body: object ) =>
			visitor.post< { results: Results } >( api( path ), JSON.stringify( body ), headers );
		const get = < Results >( path: string ) => visitor.get< { results: Results } >( api( path ), headers );

		const [ machine ] = ( await get< { MachineId: number }[] >( '/used?per_page=1' ) ).json.results;
		const email = `connie.lead.${ Date.now() }@example.com`;
		const asked = await post< { leadId: number } >( '/send-used-equipment-email', {
			equipmentId: machine?.MachineId,
			details: { firstName: 'Connie', lastName: 'Contract', email, city: 'Easton', state: 'KS' },
		} );
		expect( asked.status ).toBe( 200 );
		const id = asked.json.results.leadId;

		const shown = await get< DeskLead >( `/desk/leads/${ id }` );
		expect( shown.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expectValid( 'desk-lead', shown.json.results );
		const answered = await post< DeskLead >( `/desk/leads/${ id }/answer`, {
			version: 1,
			text: 'Come and see it.',
		} );
		expectValid( 'desk-lead', answered.json.results );
		expect( answered.json.results.status ).toBe( 'answered' );
		const second = await post< DeskLead >( `/desk/leads/${ id }/status`, { version: 1, status: 'won' } );
		expect( second.status ).toBe( 409 );
		expectValid( 'desk-lead', ( second.json as unknown as { data: { lead: DeskLead } } ).data.lead );

		const list = await get< unknown[] >( `/desk/leads?search=${ email }` );
		expect( list.json.results ).toHaveLength( 1 );
		expectAllValid( 'desk-lead-row', list.json.results );
		expectValid( 'desk-lead-counts', ( await get( '/desk/leads/counts' ) ).json.results );
		const figures = ( await get< unknown[] >( '/desk/leads/figures' ) ).json.results;
		expectAllValid( 'desk-lead-figure', figures );
		expectValid( 'desk-test-lead', ( await get( '/desk/test-lead' ) ).json.results );
		const verdicts = await post< unknown[] >( '/desk/leads/bulk', {
			leads: [ { id, version: 2 } ],
			status: 'won',
		} );
		expectAllValid( 'desk-verdict', verdicts.json.results );
	} );

	it( 'are for those of the desk', async () => {
		const stranger = new Visitor();
		expect( ( await stranger.get( api( '/desk/leads' ) ) ).status ).toBe( 401 );
	} );
} );

import { startChangingBranch } from './change-branch';

const tell = jest.fn();
const submitted = jest.fn();
const sent: [ string, unknown ][] = [];
/** Whether the server keeps what it is told. */
let isKept = true;

beforeAll( () => {
	HTMLFormElement.prototype.submit = submitted;
	globalThis.fetch = ( async ( url: string, { body }: { body: FormData } ) => {
		sent.push( [ url, Object.fromEntries( body ) ] );
		if ( isKept ) {
			document.cookie = `coleman_branch=${ String( body.get( 'branch' ) ) }`;
		}
		return {};
	} ) as never;
	startChangingBranch( tell );
} );

beforeEach( () => {
	jest.clearAllMocks();
	sent.length = 0;
	document.cookie = 'coleman_branch=1';
	document.body.innerHTML = `
		<details open>
			<summary><b data-my-branch-name>Bonner Springs</b></summary>
			<form method="post" action="/part">
				<input type="hidden" name="coleman_action" value="branch_choose">
				<ul>
					<li data-branch-row="1" class="is-mine"><button name="branch" value="1" aria-current="true">Bonner Springs</button></li>
					<li data-branch-row="4"><button name="branch" value="4">Easton</button></li>
				</ul>
			</form>
		</details>
		<table><tbody data-mine-first>
			<tr data-branch-row="1" class="is-mine"><td>Bonner Springs <i data-mine>Your branch</i></td></tr>
			<tr data-branch-row="4"><td>Easton <i data-mine hidden>Your branch</i></td></tr>
		</tbody></table>`;
} );

afterAll( () => {
	document.cookie = 'coleman_branch=; max-age=0';
} );

async function choose( value: string ): Promise< SubmitEvent > {
	const submitter = document.querySelector< HTMLButtonElement >( `button[value="${ value }"]` )!;
	const event = new SubmitEvent( 'submit', { bubbles: true, cancelable: true, submitter } );
	submitter.form!.dispatchEvent( event );
	await new Promise( ( done ) => setTimeout( done ) );
	return event;
}

it( 'shows the new branch without loading the page again', async () => {
	expect( ( await choose( '4' ) ).defaultPrevented ).toBe( true );
	expect( sent ).toEqual( [
		[ expect.stringMatching( /\/part$/ ), { coleman_action: 'branch_choose', branch: '4' } ],
	] );
	expect( document.querySelector( '[data-my-branch-name]' )!.textContent ).toBe( 'Easton' );
	expect(
		[ ...document.querySelectorAll( '.is-mine' ) ].map( ( row ) => row.getAttribute( 'data-branch-row' ) )
	).toEqual( [ '4', '4' ] );
	expect( document.querySelector( 'tbody tr' )!.textContent ).toContain( 'Easton' );
	expect( document.querySelectorAll( '[data-mine]:not([hidden])' ) ).toHaveLength( 1 );
	expect( document.querySelectorAll( '[aria-current]' ) ).toHaveLength( 1 );
	expect( document.querySelector( 'details' )!.open ).toBe( false );
	expect( [ tell.mock.calls.length, submitted.mock.calls.length ] ).toEqual( [ 1, 0 ] );
} );

it( 'sends the form itself where the choice was not kept', async () => {
	isKept = false;
	await choose( '4' );
	isKept = true;
	expect( [ tell.mock.calls.length, submitted.mock.calls.length ] ).toEqual( [ 0, 1 ] );
	expect( new FormData( document.querySelector( 'form' )! ).get( 'branch' ) ).toBe( '4' );
} );

it( 'leaves other forms alone', async () => {
	document.querySelector( 'input' )!.value = 'cart_add';
	expect( ( await choose( '4' ) ).defaultPrevented ).toBe( false );
	expect( sent ).toEqual( [] );
} );

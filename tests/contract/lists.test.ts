import { aCustomer, base, Visitor } from './site';

/** Lists of parts as a browser without JavaScript has them. */

const form = async ( visitor: Visitor, page: string, action: string, fields: Record< string, string > = {} ) => {
	const answer = await visitor.post( page, { coleman_action: action, ...fields } );
	return { ...answer, leadsTo: ( answer.headers.location ?? '' ).replace( base, '' ) };
};

const NAME = `Service <b>${ Date.now() }</b>`;

const listOf = ( leadsTo: string ) => /^\/customer\/list\/\d+/.exec( leadsTo )?.[ 0 ] ?? '';

const idOf = ( path: string ) => path.replace( /\D+/g, '' );

/** The ids of the rows that an owner's page shows. */
const rowsOf = ( html: string ) => [ ...html.matchAll( /name="quantity_(\d+)"/g ) ].map( ( [ , id ] ) => id ?? '' );

const isPrivate = ( { text, headers }: { text: string; headers: Record< string, string | undefined > } ) => {
	expect( headers[ 'cache-control' ] ).toBe( 'private, no-store' );
	expect( text ).toMatch( /<meta name='robots' content='[^']*noindex/ );
};

it( 'is made, filled, changed, shared, ordered, deleted and had back', async () => {
	const { visitor: ann, name } = await aCustomer();
	const made = await form( ann, '/customer/lists?part=1', 'list_add', {
		part: '1',
		quantity: '2',
		list: '0',
		name: NAME,
	} );
	const list = listOf( made.leadsTo );
	expect( [ made.status, made.leadsTo ] ).toEqual( [ 303, `${ list }?done=list-added` ] );
	const id = idOf( list );
	const opened = await ann.get( list );
	isPrivate( opened );
	expect( opened.text ).toContain( NAME.replace( /</g, '&lt;' ).replace( />/g, '&gt;' ) );
	expect( opened.text ).not.toContain( NAME );

	// The same part again is the same row.
	await form( ann, '/customer/lists', 'list_add', { part: '1', quantity: '3', list: id } );
	const [ row = '' ] = rowsOf( ( await ann.get( list ) ).text );
	expect( ( await ann.get( list ) ).text ).toMatch( new RegExp( `name="quantity_${ row }"[^>]* value="5"` ) );

	// What was typed is kept where it was wrong, and nothing is written.
	const refused = await form( ann, list, 'list_change', {
		id,
		do: 'cart',
		[ `quantity_${ row }` ]: 'a few',
		[ `note_${ row }` ]: 'left side',
	} );
	expect( refused.status ).toBe( 400 );
	expect( refused.text ).toContain( 'value="a few"' );
	expect( refused.text ).toContain( 'value="left side"' );
	expect( ( await ann.get( list ) ).text ).not.toContain( 'left side' );

	const shared = await form( ann, list, 'list_share', { id } );
	expect( shared.leadsTo ).toBe( `${ list }#list-share` );
	const link = /\/list\/[0-9a-f]{32}/.exec( ( await ann.get( list ) ).text )?.[ 0 ] ?? '';
	const stranger = new Visitor();
	const seen = await stranger.get( link );
	isPrivate( seen );
	expect( seen.text ).not.toContain( name );
	expect( seen.text ).not.toContain( 'name="quantity_' );
	const ordered = await form( stranger, link, 'shared_list_cart', { key: link.slice( 6 ) } );
	expect( [ ordered.status, ordered.leadsTo ] ).toEqual( [ 303, '/cart?done=list-in-cart' ] );
	expect(
		( await stranger.get< { results: { ItemCount: number } } >( '/wp-json/coleman/v1/cart' ) ).json.results
			.ItemCount
	).toBe( 5 );

	await form( ann, list, 'list_unshare', { id } );
	expect( ( await stranger.get( link ) ).status ).toBe( 404 );
	const late = await form( stranger, '/cart', 'shared_list_cart', { key: link.slice( 6 ) } );
	expect( late.status ).toBe( 404 );

	expect( ( await form( ann, list, 'list_delete', { id } ) ).leadsTo ).toBe( `/customer/lists?deleted=${ id }` );
	expect( ( await ann.get( list ) ).status ).toBe( 404 );
	expect( ( await form( ann, '/customer/lists', 'list_restore', { id } ) ).leadsTo ).toBe(
		`${ list }?done=list-restored`
	);
	expect( ( await ann.get( list ) ).status ).toBe( 200 );
	await form( ann, list, 'list_delete', { id } );
} );

it( 'names the parts that a cart does not take, and why', async () => {
	const { visitor: ann } = await aCustomer( 'second' );
	const made = await form( ann, '/customer/lists', 'list_create', { name: 'Both kinds' } );
	const list = listOf( made.leadsTo );
	const id = idOf( list );
	await form( ann, '/customer/lists', 'list_add', { part: '1', quantity: '1', list: id } );
	const pasted = await form( ann, list, 'list_paste', { id, lines: 'HH164-32430 2\nZZ-TOP-1 1' } );
	expect( pasted.status ).toBe( 400 );
	expect( pasted.text ).toContain( 'We couldn’t find: ZZ-TOP-1.' );
	expect( pasted.text ).toContain( 'HH164-32430 2\nZZ-TOP-1 1</textarea>' );
	await form( ann, '/customer/lists', 'list_add', { part: '2', quantity: '9999', list: id } );
	const [ one = '', two = '' ] = rowsOf( ( await ann.get( list ) ).text );
	const typed = { [ `quantity_${ one }` ]: '1', [ `quantity_${ two }` ]: '9999' };
	// The cart has as many as it may of the second already.
	await form( ann, '/cart', 'cart_add', { partId: '2', quantity: '9999' } );
	const added = await form( ann, list, 'list_change', { id, do: 'cart', ...typed } );
	expect( added.leadsTo ).toBe( `${ list }?added=1&missed=${ two }` );
	const report = ( await ann.get( added.leadsTo ) ).text;
	expect( report ).toContain( 'Parts added to your cart: 1.' );
	expect( report.split( 'Not added to your cart:' ) ).toHaveLength( 2 );
	await form( ann, list, 'list_delete', { id } );
} );

it.each( [
	[ 'list_create', { name: 'x' } ],
	[ 'list_add', { part: '1', quantity: '1', name: 'x' } ],
	[ 'list_change', { id: '1', do: 'save' } ],
	[ 'list_delete', { id: '1' } ],
	[ 'list_share', { id: '1' } ],
] )( 'a guest who posts %s is asked to sign in', async ( action, fields ) => {
	expect( ( await form( new Visitor(), '/customer/lists', action, fields ) ).status ).toBe( 401 );
} );

it.each( [
	[ 'list_rename', { name: 'Mine now' } ],
	[ 'list_change', { do: 'save' } ],
	[ 'list_paste', { lines: 'HH164-32430' } ],
	[ 'list_delete', {} ],
	[ 'list_restore', {} ],
	[ 'list_share', {} ],
	[ 'list_unshare', {} ],
] )( '%s of a list that is not theirs is as if there were none', async ( action, fields ) => {
	const { visitor } = await aCustomer( 'third' );
	const answer = await form( visitor, '/customer/lists', action, { id: '99999999', ...fields } );
	expect( answer.status ).toBe( 404 );
} );

it.each( [ '/customer/list/99999999', '/list/0123456789abcdef0123456789abcdef', '/list/1' ] )(
	'%s is missing',
	async ( page ) => {
		const { visitor } = await aCustomer( 'third' );
		expect( ( await visitor.get( page ) ).status ).toBe( 404 );
	}
);

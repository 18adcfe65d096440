import { goTo } from '@/stores/customer/go-to';
import { putBackTyped, signInAgain } from './signed-out';

jest.mock( '@/stores/customer/go-to' );

const open = () => {
	document.body.innerHTML = `<form><input type="hidden" name="coleman_action" value="other"><input name="city"></form>
		<form><input type="hidden" name="coleman_action" value="address_save"><input type="hidden" name="id" value="7">
		<input name="city" value="Easton"><textarea name="note"></textarea><input type="password" name="password_new">
		<input type="checkbox" name="is_default" value="1" checked>
		<select name="state"><option>KS</option><option>MO</option></select></form>`;
	return document.forms[ 1 ]!.elements as unknown as Record< string, HTMLInputElement >;
};

beforeEach( () => {
	sessionStorage.clear();
	history.replaceState( null, '', '/customer/address?id=7' );
} );

const type = () => {
	const fields = open();
	fields.city!.value = 'Belton';
	fields.note!.value = 'Two\nlines';
	fields.password_new!.value = 'secret words';
	fields.is_default!.checked = false;
	fields.state!.value = 'MO';
	signInAgain( document.forms[ 1 ]! );
};

it( 'leads to sign in and back, with all that was typed but passwords', () => {
	type();
	expect( goTo ).toHaveBeenCalledWith( '/customer/login?signed-out=1&redirect=%2Fcustomer%2Faddress%3Fid%3D7' );
	history.replaceState( null, '', '/customer/login?redirect=x' );
	expect( putBackTyped() ).toBe( false );
	history.replaceState( null, '', '/customer/address?id=7' );
	const fields = open();
	expect( putBackTyped() ).toBe( true );
	expect( [ fields.city!.value, fields.note!.value, fields.state!.value ] ).toEqual( [
		'Belton',
		'Two\nlines',
		'MO',
	] );
	expect( [ fields.is_default!.checked, fields.password_new!.value, fields.id!.value ] ).toEqual( [
		false,
		'',
		'7',
	] );
	expect( document.forms[ 0 ]!.querySelector< HTMLInputElement >( '[name=city]' )!.value ).toBe( '' );
	expect( sessionStorage ).toHaveLength( 0 );
	open();
	expect( putBackTyped() ).toBe( false );
} );

it( 'fills in no other page, and nothing after an hour', () => {
	type();
	history.replaceState( null, '', '/customer/profile' );
	expect( putBackTyped() ).toBe( false );
	history.replaceState( null, '', '/customer/address?id=7' );
	const now = jest.spyOn( Date, 'now' ).mockReturnValue( Date.now() + 3_600_001 );
	open();
	expect( putBackTyped() ).toBe( false );
	now.mockRestore();
} );

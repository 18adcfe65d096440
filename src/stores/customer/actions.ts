import { dispatch as dispatchTo } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import * as api from '@/api/customer';
import type { Fields } from '@/api/form';
import { logError } from '@/islands/log';
import { sameSitePath } from '@/rules/redirect';
import { noticesStore } from '../notices';
import { goTo } from './go-to';
import type { Address, State, Thunk } from './types';

let check: Promise< void > | undefined;

const set = ( changes: Partial< State > ) => ( { type: 'SET' as const, changes } );

export const byId = ( addresses: Address[] ): Record< string, Address > =>
	Object.fromEntries( addresses.map( ( address ) => [ address.CustomerAddressId, address ] ) );

/** Asks once a page whether someone is signed in; a failure is only logged and counts as a no. */
export const checkAuthentication =
	(): Thunk< Promise< void > > =>
	( { dispatch } ) =>
		( check ??= api
			.checkAuthentication()
			.then( ( { results } ) => void dispatch( set( { authenticated: results === true } ) ) )
			.catch( ( error: unknown ) => logError( 'Customer', error ) )
			.then( () => void dispatch( set( { checkingAuth: false } ) ) ) );

/** Takes over what PHP knew when it made the page, as the answer of the first check. */
export const adoptAuthentication =
	( authenticated: boolean ): Thunk =>
	( { dispatch, select } ) => {
		if ( select.getKnownAuthentication() === null ) {
			check = Promise.resolve();
			dispatch( set( { authenticated, checkingAuth: false } ) );
		}
	};

/** Asks again: the visitor may have signed in or out in another tab. */
export const recheckAuthentication =
	(): Thunk< Promise< void > > =>
	( { dispatch } ) => {
		check = undefined;
		dispatch( set( { checkingAuth: true } ) );
		return dispatch( checkAuthentication() );
	};

/** Runs what the visitor started; when it fails they are told, and the answer is null. */
const attempt = async < Result >( write: () => Promise< Result > ): Promise< Result | null > => {
	try {
		return await write();
	} catch ( error ) {
		logError( 'Customer', error );
		const message =
			error instanceof ApiError ? error.message : __( 'That did not work. Please try again.', 'coleman' );
		dispatchTo( noticesStore ).notify( message, 'error' );
		return null;
	}
};

/**
 * Signs in and leaves for the page asked for, if that is one of this site, else My Account. False when the server
 * refused: its reason has then been shown.
 */
export const login =
	( email: string, password: string, redirect = '' ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) => {
		const answer = await attempt( () => api.customerLogin( { email, password, redirect } ) );
		if ( ! answer?.response ) {
			return false;
		}
		dispatch( set( { authenticated: true, checkingAuth: false } ) );
		goTo( sameSitePath( redirect ) );
		return true;
	};

export const saveProfile =
	( account: Fields, password?: Fields ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) => {
		const profile = await attempt( () => api.saveProfile( account, password ) );
		if ( profile ) {
			dispatch( set( { profile } ) );
		}
		return profile !== null;
	};

export const saveAddress =
	( fields: Fields ): Thunk< Promise< boolean > > =>
	async ( { dispatch, select } ) => {
		const address = await attempt( () => api.saveAddress( fields ) );
		if ( address ) {
			dispatch( set( { addresses: { ...select.getAddresses(), ...byId( [ address ] ) } } ) );
		}
		return address !== null;
	};

export const deleteAddress =
	( id: number ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) => {
		const remaining = await attempt( () => api.deleteAddress( id ) );
		if ( remaining ) {
			dispatch( set( { addresses: byId( remaining ) } ) );
		}
		return remaining !== null;
	};

/** Takes over what a resolver has read. A read that fails is only logged. */
export const read =
	( load: () => Promise< Partial< State > > ): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		try {
			dispatch( set( await load() ) );
		} catch ( error ) {
			logError( 'Customer', error );
		}
	};

/** For tests, where a page is one test. */
export const forgetCheck = (): void => {
	check = undefined;
};

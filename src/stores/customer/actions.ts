import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import * as api from '@/api/customer';
import type { Fields } from '@/api/form';
import { logError } from '@/islands/log';
import { sameSitePath } from '@/rules/redirect';
import { noticesStore } from '../notices';
import { perRegistry } from '../register';
import { goTo } from './go-to';
import type { Action, CustomerAddress, State, Thunk } from './types';

/** The check of this page, once it has begun. */
const checkOf = perRegistry( (): { begun?: Promise< void > } => ( {} ) );

const set = ( changes: Partial< State > ) => ( { type: 'SET' as const, changes } );

/** Asks once a page whether someone is signed in; a failure is only logged and counts as a no. */
export const checkAuthentication =
	(): Thunk< Promise< void > > =>
	( { dispatch, registry } ) =>
		( checkOf( registry ).begun ??= api
			.checkAuthentication()
			.then( ( { results } ) => void dispatch( set( { authenticated: results === true } ) ) )
			.catch( ( error: unknown ) => logError( 'Customer', error ) )
			.then( () => void dispatch( set( { checkingAuth: false } ) ) ) );

/** Takes over what PHP knew when it made the page, as the answer of the first check. */
export const adoptAuthentication =
	( authenticated: boolean ): Thunk =>
	( { dispatch, registry, select } ) => {
		if ( select.getKnownAuthentication() === null ) {
			checkOf( registry ).begun = Promise.resolve();
			dispatch( set( { authenticated, checkingAuth: false } ) );
		}
	};

/** Asks again: the visitor may have signed in or out in another tab. */
export const recheckAuthentication =
	(): Thunk< Promise< void > > =>
	( { dispatch, registry } ) => {
		delete checkOf( registry ).begun;
		dispatch( set( { checkingAuth: true } ) );
		return dispatch( checkAuthentication() );
	};

/** Runs what the visitor started; when it fails they are told, and the answer is null. */
const attempt =
	< Result >( write: () => Promise< Result > ): Thunk< Promise< Result | null > > =>
	async ( { registry } ) => {
		try {
			return await write();
		} catch ( error ) {
			logError( 'Customer', error );
			const message =
				error instanceof ApiError ? error.message : __( 'That didn’t work. Please try again.', 'coleman' );
			registry.dispatch( noticesStore ).notify( message, 'error' );
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
		const answer = await dispatch( attempt( () => api.customerLogin( { email, password, redirect } ) ) );
		if ( ! answer?.response ) {
			return false;
		}
		dispatch( set( { authenticated: true, checkingAuth: false } ) );
		goTo( sameSitePath( redirect ) );
		return true;
	};

/** Throws the server's refusal, which the form shows at its fields. */
export const saveProfile =
	( account: Fields, password?: Fields ): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		dispatch( set( { profile: await api.saveProfile( account, password ) } ) );
	};

/** Throws the server's refusal, which the form shows at its fields. */
export const saveAddress =
	( fields: Fields ): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		dispatch( { type: 'SAVE_ADDRESS', address: await api.saveAddress( fields ) } );
	};

/** Takes over the book that PHP printed, unless it is known. */
export const adoptAddresses = ( addresses: CustomerAddress[] ): Action => ( { type: 'ADOPT_ADDRESSES', addresses } );

/** False when the server refused: its reason has then been shown. */
export const deleteAddress =
	( id: number ): Thunk< Promise< boolean > > =>
	async ( { dispatch } ) => {
		const remaining = await dispatch( attempt( () => api.deleteAddress( id ) ) );
		if ( remaining ) {
			dispatch( { type: 'SET_ADDRESSES', addresses: remaining } );
		}
		return remaining !== null;
	};

/** Takes over what a resolver has read. A read that fails is only logged. */
export const read =
	( load: () => Promise< Action > ): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		try {
			dispatch( await load() );
		} catch ( error ) {
			logError( 'Customer', error );
		}
	};

import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChangeEvent } from 'react';
import { ApiError } from '@/api/api-error';
import type { Faults } from '@/forms/use-form';
import { type Chosen, MOST_PICTURES } from './pictures';

type Kept = Chosen & { file?: File; token: string };

/** Images\PictureRefused: the file itself is at fault. */
const REFUSED = 'coleman_picture_refused';

const tooMany = () =>
	/* translators: %d: number of pictures. */
	sprintf( __( 'Choose up to %d pictures.', 'coleman' ), MOST_PICTURES );

/**
 * The pictures of an inquiry at work. Each is sent as soon as it is chosen, one after the other, and waits at the dealer's
 * by its token, which the form's draft keeps: neither a reload nor a form that could not be sent costs a second upload.
 */
export function usePictures() {
	const [ chosen, setChosen ] = useState< Kept[] >( [] );
	const [ fault, setFault ] = useState( '' );
	/** As the handlers and what goes on behind them know it. */
	const latest = useRef< Kept[] >( [] );
	const tokensRef = useRef< HTMLInputElement >( null );
	const turn = useRef< Promise< void > >( Promise.resolve() );
	const lastKey = useRef( 0 );

	const put = ( next: Kept[] ) => {
		latest.current = next;
		setChosen( next );
		const input = tokensRef.current;
		if ( input ) {
			input.value = next
				.map( ( { token } ) => token )
				.filter( Boolean )
				.join( ',' );
			// The draft is kept at each input.
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	};
	const change = ( key: number, by: Partial< Kept > ) =>
		put( latest.current.map( ( one ) => ( one.key === key ? { ...one, ...by } : one ) ) );

	const send = ( { key, file }: Kept ) => {
		const work = async () => {
			if ( ! file || ! latest.current.some( ( one ) => one.key === key ) ) {
				return;
			}
			try {
				const { upload } = await import( /* webpackChunkName: "picture-upload" */ './upload' );
				const token = await upload( file );
				change( key, { state: 'here', token, says: '' } );
			} catch ( error ) {
				const says =
					error instanceof ApiError ? error.message : __( 'That didn’t work. Please try again.', 'coleman' );
				const mayRetry = ! ( error instanceof ApiError && error.code === REFUSED );
				change( key, { state: 'failed', says, mayRetry } );
			}
		};
		turn.current = turn.current.then( work );
	};

	const take = ( input: HTMLInputElement ) => {
		const files = [ ...( input.files ?? [] ) ];
		const room = MOST_PICTURES - latest.current.length;
		setFault( files.length > room ? tooMany() : '' );
		const added = files.slice( 0, room ).map( ( file ): Kept => ( {
			key: ++lastKey.current,
			name: file.name,
			preview: URL.createObjectURL( file ),
			state: 'sending',
			says: '',
			file,
			token: '',
		} ) );
		// They are in the list from now on, and the same file may be chosen again.
		input.value = '';
		put( [ ...latest.current, ...added ] );
		added.forEach( send );
	};

	// Those that PHP printed, or the draft brought back.
	useEffect( () => {
		const tokens = tokensRef.current?.value.split( ',' ).filter( Boolean ) ?? [];
		if ( tokens.length ) {
			put(
				tokens.map( ( token, index ) => ( {
					key: ++lastKey.current,
					/* translators: %d: number of a picture. */
					name: sprintf( __( 'Picture %d', 'coleman' ), index + 1 ),
					preview: '',
					state: 'here' as const,
					says: '',
					token,
				} ) )
			);
		}
		// Somebody was faster than the scripts.
		const files = tokensRef.current?.form?.elements.namedItem( 'pictures[]' );
		if ( files instanceof HTMLInputElement && files.files?.length ) {
			take( files );
		}
		return () => latest.current.forEach( ( { preview } ) => URL.revokeObjectURL( preview ) );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
	}, [] );

	return {
		chosen,
		fault,
		tokensRef,
		onChoose: ( event: ChangeEvent< HTMLInputElement > ) => take( event.currentTarget ),
		onRemove: ( key: number ) => {
			setFault( '' );
			latest.current
				.filter( ( one ) => one.key === key )
				.forEach( ( { preview } ) => URL.revokeObjectURL( preview ) );
			put( latest.current.filter( ( one ) => one.key !== key ) );
		},
		onRetry: ( key: number ) => {
			change( key, { state: 'sending', says: '' } );
			latest.current.filter( ( one ) => one.key === key ).forEach( send );
		},
		/** Names a picture that stands in the way of the inquiry. */
		faults: (): Faults =>
			latest.current.some( ( { state } ) => state === 'failed' )
				? { pictures: __( 'A picture could not be sent. Try again, or remove it.', 'coleman' ) }
				: {},
		/** The tokens, once all are here; one that was refused meanwhile stops the form. */
		settled: async (): Promise< string[] > => {
			await turn.current;
			if ( latest.current.some( ( { state } ) => state === 'failed' ) ) {
				throw new ApiError( '', 'coleman_picture_refused', 422, {
					pictures: __( 'A picture could not be sent. Try again, or remove it.', 'coleman' ),
				} );
			}
			return latest.current.map( ( { token } ) => token );
		},
		clear: () => put( [] ),
	};
}

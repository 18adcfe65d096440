import { Button } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskStock } from '@/api/generated/schemas';
import { DeskError, post } from '@/desk/api';
import { TextField } from '@/desk/fields';
import { Fault, useAnnounce } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Props = {
	partId: number;
	shelf: DeskStock[ 'shelves' ][ number ];
	onCounted: ( part: DeskStock ) => void;
	onClose: () => void;
};

type Count = { quantity: string; reason: string };

/** @return The whole number that was typed; null for what is none. */
const pieces = ( text: string ): number | null => ( /^\d{1,7}$/.test( text.trim() ) ? Number( text ) : null );

/** Takes a count at a branch, with a reason. */
export function CountForm( { partId, shelf, onCounted, onClose }: Props ) {
	const [ typed, setTyped ] = useState< Count >( { quantity: '', reason: '' } );
	const announce = useAnnounce();
	const box = useRef< HTMLFormElement >( null );
	const location = shelf.location_id;
	const save = useMutation(
		useCallback(
			async ( { quantity, reason }: Count ) => {
				const number = pieces( quantity );
				if ( number === null ) {
					const sentence = __( 'Enter how many pieces are on the shelf.', 'coleman' );
					throw new DeskError( 'coleman_invalid', sentence, { quantity: sentence } );
				}
				return post< DeskStock >( '/stock/counts', {
					part_id: partId,
					location_id: location,
					quantity: number,
					reason,
				} );
			},
			[ partId, location ]
		)
	);
	const fault = ( field: keyof Count ) => save.error?.params[ field ];
	const there = shelf.orders.reduce( ( all, order ) => all + order.pieces - order.left, 0 );

	useEffect( () => box.current?.querySelector( 'input' )?.focus(), [] );

	const submit = async () => {
		const answer = await save.run( typed );
		if ( answer ) {
			announce(
				sprintf( /* translators: %s: city */ __( 'The count for %s is saved.', 'coleman' ), shelf.city )
			);
			onCounted( answer.results );
		}
	};
	return (
		<form
			className="coleman-desk__form"
			ref={ box }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<Fault error={ save.error } />
			<TextField
				label={ __( 'Quantity on the shelf', 'coleman' ) }
				fault={ fault( 'quantity' ) }
				help={
					there > 0
						? sprintf(
								/* translators: %d: number of pieces */
								__( 'Count everything on the shelf, including the %d held for orders.', 'coleman' ),
								there
							)
						: __( 'Count everything on the shelf.', 'coleman' )
				}
				inputMode="numeric"
				value={ typed.quantity }
				onChange={ ( quantity ) => setTyped( ( before ) => ( { ...before, quantity } ) ) }
				autoComplete="off"
			/>
			<TextField
				label={ __( 'Reason', 'coleman' ) }
				fault={ fault( 'reason' ) }
				help={ __( 'For example: shelf check, damaged, found.', 'coleman' ) }
				value={ typed.reason }
				maxLength={ 250 }
				onChange={ ( reason ) => setTyped( ( before ) => ( { ...before, reason } ) ) }
			/>
			<div className="coleman-desk__buttons">
				<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
					{ __( 'Cancel', 'coleman' ) }
				</Button>
				<Button type="submit" variant="primary" isBusy={ save.isBusy } __next40pxDefaultSize>
					{ __( 'Save count', 'coleman' ) }
				</Button>
			</div>
		</form>
	);
}

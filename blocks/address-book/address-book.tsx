import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';
import { ApiError } from '@/api/api-error';
import { deleteAddress } from '@/api/customer';
import { Sheet } from '@/forms/sheet/sheet';
import { arrayOf, boolean, integer, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { logError } from '@/islands/log';
import { noticesStore } from '@/stores/notices';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Plate } from '@/ui/plate/plate';
import './style.css';

const addressShape = shape( {
	id: integer,
	/** As it stands on an envelope, the name first. */
	lines: arrayOf( string ),
	phone: string,
	isDefault: boolean,
	url: string,
} );

export const addressBookProps = shape( {
	addresses: arrayOf( addressShape ),
	urls: shape( { add: string } ),
} );

type Address = TypeOf< typeof addressShape >;

export type AddressBookProps = TypeOf< typeof addressBookProps >;

type ViewProps = AddressBookProps & {
	onDelete?: ( address: Address ) => void;
	listRef?: Ref< HTMLDivElement >;
};

/** How the block looks: each address a plate, and the way to another one. Without JavaScript deleting unfolds its question. */
export function AddressBookView( { addresses, urls, onDelete, listRef }: ViewProps ) {
	return (
		<Sheet title={ __( 'Your addresses', 'coleman' ) } width="full">
			<div className="coleman-address-book__list" ref={ listRef } tabIndex={ -1 }>
				{ addresses.length === 0 && (
					<p className="coleman-sheet__text">
						{ __(
							'No addresses yet. Save one here and you will not have to type it at checkout.',
							'coleman'
						) }
					</p>
				) }
				{ addresses.map( ( address ) => (
					<Plate key={ address.id } title={ address.lines[ 0 ] ?? '' }>
						<address className="coleman-address-book__lines">
							{ [ ...address.lines.slice( 1 ), address.phone ].filter( Boolean ).map( ( line, index ) => (
								<span key={ index }>{ line }</span>
							) ) }
						</address>
						{ address.isDefault && (
							<p className="coleman-address-book__default">
								{ __( 'Used unless you say otherwise', 'coleman' ) }
							</p>
						) }
						<div className="coleman-address-book__ways">
							<a className="coleman-sheet__link" href={ address.url } data-native="">
								{ __( 'Edit', 'coleman' ) }
							</a>
							<details className="coleman-address-book__delete">
								<summary
									className="coleman-address-book__ask"
									onClick={
										onDelete &&
										( ( event ) => {
											event.preventDefault();
											onDelete( address );
										} )
									}
								>
									{ __( 'Delete', 'coleman' ) }
								</summary>
								<form method="post">
									<input type="hidden" name="coleman_action" value="address_delete" />
									<input type="hidden" name="CustomerAddressId" value={ address.id } />
									<Button
										type="submit"
										variant="quiet"
										label={ __( 'Yes, delete this address', 'coleman' ) }
									/>
								</form>
							</details>
						</div>
					</Plate>
				) ) }
			</div>
			<p className="coleman-sheet__links" data-native="">
				<a className="coleman-address-book__add" href={ urls.add }>
					{ __( 'Add an address', 'coleman' ) }
				</a>
			</p>
		</Sheet>
	);
}

/** The block at work: it asks in a dialog, and what is deleted is gone at once. */
export function AddressBook( { addresses: initial, urls }: AddressBookProps ) {
	const { notify } = useDispatch( noticesStore );
	const [ addresses, setAddresses ] = useState( initial );
	const [ asked, setAsked ] = useState< Address | null >( null );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const list = useRef< HTMLDivElement >( null );

	const remove = async ( { id }: Address ) => {
		setIsBusy( true );
		try {
			const remaining = new Map(
				( await deleteAddress( id ) ).map( ( one ) => [ one.CustomerAddressId, one.is_default === true ] )
			);
			setAddresses( ( shown ) =>
				shown
					.filter( ( address ) => remaining.has( address.id ) )
					.map( ( address ) => ( { ...address, isDefault: remaining.get( address.id ) ?? false } ) )
			);
			setIsOpen( false );
			// The button that asked is gone with its address.
			list.current?.focus();
			notify( __( 'The address is deleted.', 'coleman' ) );
		} catch ( error ) {
			logError( 'Address', error );
			setIsOpen( false );
			notify(
				error instanceof ApiError ? error.message : __( 'That did not work. Please try again.', 'coleman' ),
				'error'
			);
		}
		setIsBusy( false );
	};

	return (
		<>
			<AddressBookView
				addresses={ addresses }
				urls={ urls }
				listRef={ list }
				onDelete={ ( address ) => {
					setAsked( address );
					setIsOpen( true );
				} }
			/>
			{ asked && (
				<Dialog
					id="coleman-address-delete"
					title={ __( 'Delete this address?', 'coleman' ) }
					isOpen={ isOpen }
					onClose={ () => setIsOpen( false ) }
				>
					<p className="coleman-sheet__text">
						{
							/* translators: %s: an address */ sprintf(
								__( '%s. Orders keep the address they were placed with.', 'coleman' ),
								asked.lines.join( ', ' )
							)
						}
					</p>
					<div className="coleman-address-book__answers">
						<Button
							type="button"
							variant="primary"
							label={ __( 'Yes, delete this address', 'coleman' ) }
							isPending={ isBusy }
							isDisabled={ isBusy }
							onClick={ () => void remove( asked ) }
						/>
						<Button
							type="button"
							variant="quiet"
							label={ __( 'Keep it', 'coleman' ) }
							onClick={ () => setIsOpen( false ) }
						/>
					</div>
				</Dialog>
			) }
		</>
	);
}

import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { arrayOf, boolean, integer, oneOf, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { customerStore } from '@/stores/customer';
import { noticesStore } from '@/stores/notices';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Plate } from '@/ui/plate/plate';
import './style.css';

/** In the shape of the API. */
const addressShape = shape( {
	CustomerAddressId: integer,
	name: string,
	company: string,
	street: string,
	street2: string,
	city: string,
	state: string,
	zip: string,
	phone: string,
	is_default: boolean,
	/** Of the account that several people share. */
	is_shared: boolean,
	/** False for a buyer, who only uses the shared account’s. */
	can_change: boolean,
} );

export const addressBookProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	addresses: arrayOf( addressShape ),
	/** The way to one address is `address` with its id behind it. */
	urls: shape( { add: string, address: string } ),
} );

type Address = TypeOf< typeof addressShape >;

export type AddressBookProps = TypeOf< typeof addressBookProps >;

type ViewProps = AddressBookProps & {
	onDelete?: ( address: Address ) => void;
	listRef?: Ref< HTMLDivElement >;
};

/** As it stands on an envelope, the name first. */
const linesOf = ( { name, company, street, street2, city, state, zip }: Address ): string[] =>
	[ name, company, street, street2, `${ city }, ${ state } ${ zip }` ].filter( Boolean );

/** How the block looks: each address a plate, and the way to another one. Without JavaScript deleting unfolds its question. */
export function AddressBookView( { level, addresses, urls, onDelete, listRef }: ViewProps ) {
	return (
		<FormLayout level={ level } title={ __( 'Your addresses', 'coleman' ) } width="full">
			<div className="coleman-address-book__list" ref={ listRef } tabIndex={ -1 }>
				{ addresses.length === 0 && (
					<p className="coleman-form-layout__text">
						{ __(
							'No addresses yet. Save one here and you will not have to type it at checkout.',
							'coleman'
						) }
					</p>
				) }
				{ addresses.map( ( address ) => (
					<Plate key={ address.CustomerAddressId } level={ level === 'h1' ? 2 : 3 } title={ address.name }>
						<address className="coleman-address-book__lines">
							{ [ ...linesOf( address ).slice( 1 ), address.phone ]
								.filter( Boolean )
								.map( ( line, index ) => (
									<span key={ index }>{ line }</span>
								) ) }
						</address>
						{ address.is_default && (
							<p className="coleman-address-book__default">{ __( 'Default address', 'coleman' ) }</p>
						) }
						{ address.is_shared && (
							<p className="coleman-address-book__default">
								{ __( 'Shared by the account', 'coleman' ) }
							</p>
						) }
						{ address.can_change && (
							<div className="coleman-address-book__ways">
								<a
									className="coleman-form-layout__link"
									href={ `${ urls.address }${ address.CustomerAddressId }` }
									data-native=""
								>
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
										<input
											type="hidden"
											name="CustomerAddressId"
											value={ address.CustomerAddressId }
										/>
										<Button
											type="submit"
											variant="quiet"
											label={ __( 'Yes, delete this address', 'coleman' ) }
										/>
									</form>
								</details>
							</div>
						) }
					</Plate>
				) ) }
			</div>
			<p className="coleman-form-layout__links" data-native="">
				<a className="coleman-address-book__add" href={ urls.add }>
					{ __( 'Add an address', 'coleman' ) }
				</a>
			</p>
		</FormLayout>
	);
}

/** The one that is used without being chosen first, then as they were saved: the order of the server. */
const inOrder = ( book: Address[] ): Address[] =>
	[ ...book ].sort(
		( a, b ) =>
			Number( b.is_shared ) - Number( a.is_shared ) ||
			Number( b.is_default ) - Number( a.is_default ) ||
			a.CustomerAddressId - b.CustomerAddressId
	);

/** The block at work: it follows the store, asks in a dialog, and what is deleted is gone at once. */
export function AddressBook( { level, addresses: printed, urls }: AddressBookProps ) {
	const { notify } = useDispatch( noticesStore );
	const { adoptAddresses, deleteAddress } = useDispatch( customerStore );
	const known = useSelect( ( select ) => select( customerStore ).getKnownAddresses(), [] );
	const isMounted = useMounted();
	const addresses = isMounted && known ? inOrder( Object.values( known ) ) : printed;
	const [ pendingDelete, setPendingDelete ] = useState< Address | null >( null );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const list = useRef< HTMLDivElement >( null );

	useEffect( () => {
		void adoptAddresses( printed );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what PHP printed is handed over once
	}, [] );

	const remove = async ( { CustomerAddressId }: Address ) => {
		setIsBusy( true );
		const isDone = await deleteAddress( CustomerAddressId );
		setIsBusy( false );
		setIsOpen( false );
		if ( isDone ) {
			// The button that asked is gone with its address.
			list.current?.focus();
			notify( __( 'Address deleted.', 'coleman' ) );
		}
	};

	return (
		<>
			<AddressBookView
				level={ level }
				addresses={ addresses }
				urls={ urls }
				listRef={ list }
				onDelete={ ( address ) => {
					setPendingDelete( address );
					setIsOpen( true );
				} }
			/>
			{ pendingDelete && (
				<Dialog
					id="coleman-address-delete"
					title={ __( 'Delete this address?', 'coleman' ) }
					isOpen={ isOpen }
					onClose={ () => setIsOpen( false ) }
				>
					<p className="coleman-form-layout__text">
						{
							/* translators: %s: an address */ sprintf(
								__( '%s. Past orders keep this address.', 'coleman' ),
								linesOf( pendingDelete ).join( ', ' )
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
							onClick={ () => void remove( pendingDelete ) }
						/>
						<Button
							type="button"
							variant="quiet"
							label={ __( 'Keep', 'coleman' ) }
							onClick={ () => setIsOpen( false ) }
						/>
					</div>
				</Dialog>
			) }
		</>
	);
}

import { Button, RadioControl, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { ignoreEnter } from '@/desk/enter';
import { type Kind, likelyKind, likelyPieces } from './likely';
import { ScanField } from './scan-field';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

type Props = { boot: OrderScreenData; order: DeskOrder; changing: Changing };

/** Some of the order leaves, or lies ready at a counter: as many times as it takes. */
export function SendForm( { boot, order, changing }: Props ) {
	const [ kind, setKind ] = useState< Kind >( () => likelyKind( order ) );
	const [ pieces, setPieces ] = useState( () => likelyPieces( order, likelyKind( order ) ) );
	const pickup = boot.branches.find( ( { city } ) => city === order.order.PickupLocation );
	const [ branch, setBranch ] = useState( String( pickup?.id ?? 0 ) );
	const [ carrier, setCarrier ] = useState( '' );
	const [ tracking, setTracking ] = useState( '' );
	const params = changing.error?.params ?? {};
	// What was suggested is no longer right when parts were added, taken out or put back.
	const left = order.lines.map( ( line ) => `${ line.id }:${ line.left }` ).join();
	const numbers = Object.fromEntries( order.order.Items.map( ( item ) => [ item.LineId, item.PartNumber ] ) );
	const open = order.lines.filter( ( line ) => line.left > 0 );
	const [ suggestedFor, setSuggestedFor ] = useState( left );
	if ( suggestedFor !== left ) {
		setSuggestedFor( left );
		setPieces( likelyPieces( order, kind ) );
	}

	const send = async () => {
		const sent = await changing.run( {
			path: '/fulfilments',
			data: {
				kind,
				location_id: Number( branch ),
				carrier: kind === 'ship' ? carrier : '',
				tracking: kind === 'ship' ? tracking : '',
				lines: Object.entries( pieces )
					.map( ( [ line, quantity ] ) => ( { line: Number( line ), quantity: Number( quantity ) || 0 } ) )
					.filter( ( { quantity } ) => quantity > 0 ),
			},
			said: __( 'Saved. The customer gets an email.', 'coleman' ),
		} );
		if ( sent ) {
			setTracking( '' );
			setKind( likelyKind( sent ) );
			setPieces( likelyPieces( sent, likelyKind( sent ) ) );
		}
	};

	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Ship or prepare for pickup', 'coleman' ) }</h3>
			<form
				className="coleman-desk__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void send();
				} }
			>
				<RadioControl
					label={ __( 'Fulfillment', 'coleman' ) }
					hideLabelFromVision
					selected={ kind }
					options={ [
						{ value: 'ship', label: __( 'Ship a package', 'coleman' ) },
						{ value: 'will_call', label: __( 'Ready for pickup', 'coleman' ) },
					] }
					onChange={ ( value ) => {
						const next = value === 'ship' ? 'ship' : 'will_call';
						setKind( next );
						setPieces( likelyPieces( order, next ) );
					} }
				/>
				<div className="coleman-orders__fields">
					<SelectControl
						label={ kind === 'ship' ? __( 'Ship from', 'coleman' ) : __( 'Branch', 'coleman' ) }
						value={ branch }
						options={ [
							{
								value: '0',
								label:
									kind === 'ship'
										? __( 'Not specified', 'coleman' )
										: __( 'Choose a branch', 'coleman' ),
							},
							...boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
						] }
						onChange={ setBranch }
						{ ...( params.location_id ? { help: params.location_id } : {} ) }
						__next40pxDefaultSize
					/>
					{ kind === 'ship' && (
						<>
							<TextControl
								label={ __( 'Carrier', 'coleman' ) }
								help={ __( 'UPS, FedEx and USPS get a link to their tracking page.', 'coleman' ) }
								value={ carrier }
								maxLength={ 60 }
								onKeyDown={ ignoreEnter }
								onChange={ setCarrier }
								__next40pxDefaultSize
							/>
							<TextControl
								label={ __( 'Tracking number', 'coleman' ) }
								value={ tracking }
								maxLength={ 100 }
								onKeyDown={ ignoreEnter }
								onChange={ setTracking }
								__next40pxDefaultSize
							/>
						</>
					) }
				</div>
				<ScanField
					key={ `${ left } ${ kind }` }
					lines={ open.map( ( { id, left: most } ) => ( { line: id, number: numbers[ id ] ?? '', most } ) ) }
					pieces={ pieces }
					onCount={ setPieces }
				/>
				<fieldset className="coleman-orders__amounts">
					<legend>{ __( 'Pieces', 'coleman' ) }</legend>
					{ open.map( ( line ) => (
						<TextControl
							key={ line.id }
							type="number"
							min={ 0 }
							max={ line.left }
							onKeyDown={ ignoreEnter }
							label={ sprintf(
								/* translators: 1: part number, 2: number of pieces */
								__( '%1$s, %2$d to go', 'coleman' ),
								numbers[ line.id ] ?? '',
								line.left
							) }
							value={ pieces[ line.id ] ?? '0' }
							onChange={ ( value ) => setPieces( ( before ) => ( { ...before, [ line.id ]: value } ) ) }
							__next40pxDefaultSize
						/>
					) ) }
				</fieldset>
				<div>
					{ /* Once something has left it is another button, without the focus: a second Enter sends nothing more. */ }
					<Button
						key={ left }
						type="submit"
						variant="secondary"
						isBusy={ changing.isBusy }
						__next40pxDefaultSize
					>
						{ kind === 'ship' ? __( 'Mark as shipped', 'coleman' ) : __( 'Ready for pickup', 'coleman' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}

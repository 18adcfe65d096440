import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatCents } from '@/rules/money';
import { MAX_QUANTITY, PLACEHOLDER_ID } from '@/rules/parts';
import type { PhoneLine } from './phone-draft';
import type { OrderScreenData } from './types';

/** `promises`: in words, by line; none while they are asked for. */
type Props = {
	boot: OrderScreenData;
	lines: PhoneLine[];
	promises: string[];
	onChange: ( lines: PhoneLine[] ) => void;
};

/** The parts of an order that is being keyed in. */
export function PhoneLines( { boot, lines, promises, onChange }: Props ) {
	if ( lines.length === 0 ) {
		return <p className="coleman-desk__help">{ __( 'No parts yet.', 'coleman' ) }</p>;
	}
	const change = ( line: PhoneLine, changes: Partial< PhoneLine > ) =>
		onChange( lines.map( ( one ) => ( one.key === line.key ? { ...one, ...changes } : one ) ) );
	const ways = ( line: PhoneLine ) => [
		...( line.isPickupOnly ? [] : [ { value: 'ship', label: __( 'Ship', 'coleman' ) } ] ),
		...boot.branches.map( ( { id, city } ) => {
			const there = line.stock.find( ( { location_id: branch } ) => branch === id )?.quantity ?? 0;
			return {
				value: `will_call:${ id }`,
				/* translators: 1: city, 2: number of pieces */
				label: sprintf( __( 'Pickup %1$s (%2$d there)', 'coleman' ), city, there ),
			};
		} ),
	];
	return (
		<ul className="coleman-orders__keyed">
			{ lines.map( ( line, index ) => (
				<li key={ line.key }>
					<div className="coleman-orders__keyed-part">
						<strong>{ line.number }</strong>
						{ line.partId === PLACEHOLDER_ID ? (
							<TextControl
								label={ sprintf(
									/* translators: %s: part number */ __( 'Description of %s', 'coleman' ),
									line.number
								) }
								hideLabelFromVision
								placeholder={ __( 'Description', 'coleman' ) }
								value={ line.description }
								onChange={ ( description ) => change( line, { description } ) }
								__next40pxDefaultSize
							/>
						) : (
							<span>{ line.description }</span>
						) }
						{ promises[ index ] && (
							<small className="coleman-orders__promise">{ promises[ index ] }</small>
						) }
					</div>
					<TextControl
						type="number"
						min={ 1 }
						max={ MAX_QUANTITY }
						label={ __( 'Pieces', 'coleman' ) }
						value={ line.quantity }
						onChange={ ( quantity ) => change( line, { quantity } ) }
						__next40pxDefaultSize
					/>
					<SelectControl
						label={ __( 'Delivery', 'coleman' ) }
						value={ line.how }
						options={ ways( line ) }
						onChange={ ( how ) => change( line, { how } ) }
						__next40pxDefaultSize
					/>
					{ boot.mayPrice ? (
						<TextControl
							label={ __( 'Price', 'coleman' ) }
							inputMode="decimal"
							placeholder={
								line.catalogueCents === null
									? __( 'unknown', 'coleman' )
									: formatCents( line.catalogueCents ).slice( 1 )
							}
							value={ line.price }
							onChange={ ( price ) => change( line, { price } ) }
							__next40pxDefaultSize
						/>
					) : (
						<span>
							{ line.catalogueCents === null
								? __( 'Needs a price', 'coleman' )
								: formatCents( line.catalogueCents ) }
						</span>
					) }
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () => onChange( lines.filter( ( one ) => one.key !== line.key ) ) }
						label={ sprintf(
							/* translators: %s: part number */ __( 'Remove %s', 'coleman' ),
							line.number
						) }
						__next40pxDefaultSize
					>
						{ __( 'Remove', 'coleman' ) }
					</Button>
				</li>
			) ) }
		</ul>
	);
}

import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Help, SelectField, TextField } from '@/desk/fields';
import { formatCents } from '@/rules/money';
import { MAX_QUANTITY } from '@/rules/parts';
import { type EditDraft, type EditedLine, lineNow, openItems } from './edit-draft';
import type { OrderScreenData } from './types';

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	draft: EditDraft;
	/** A sentence for each line at fault: line_12. */
	faults: Record< string, string >;
	onChange: ( lines: EditDraft[ 'lines' ] ) => void;
};

/** The parts that the order has: how many, how they are had, and what they cost. */
export function EditLines( { boot, order, draft, faults, onChange }: Props ) {
	const ways = [
		{ value: 'ship', label: __( 'Ship', 'coleman' ) },
		...boot.branches.map( ( { id, city } ) => ( {
			value: `will_call:${ id }`,
			label: sprintf( /* translators: %s: city */ __( 'Pickup %s', 'coleman' ), city ),
		} ) ),
	];
	return (
		<ul className="coleman-orders__keyed">
			{ openItems( order ).map( ( item ) => {
				const line = order.lines.find( ( { id } ) => id === item.LineId );
				const given = ( line?.gone ?? 0 ) + ( line?.ready ?? 0 );
				const now = lineNow( order, item, draft );
				const put = ( change: Partial< EditedLine > ) =>
					onChange( { ...draft.lines, [ item.LineId ]: { ...draft.lines[ item.LineId ], ...change } } );
				const fault = faults[ `line_${ item.LineId }` ];
				return (
					<li key={ item.LineId }>
						<div className="coleman-orders__keyed-part">
							<strong>{ item.PartNumber }</strong>
							<span>{ item.Description }</span>
							{ given > 0 && (
								<small>
									{ sprintf(
										/* translators: %d: number of pieces */
										__( '%d left or ready', 'coleman' ),
										given
									) }
								</small>
							) }
							{ Number( now.quantity ) === 0 && now.quantity.trim() !== '' && (
								<small>{ __( 'Will be taken out', 'coleman' ) }</small>
							) }
							{ fault && (
								<span role="alert">
									<Help fault={ fault } help={ undefined } />
								</span>
							) }
						</div>
						<TextControl
							type="number"
							min={ given }
							max={ MAX_QUANTITY }
							label={ __( 'Pieces', 'coleman' ) }
							aria-label={ sprintf(
								/* translators: %s: part number */ __( 'Pieces of %s', 'coleman' ),
								item.PartNumber
							) }
							aria-invalid={ fault !== undefined }
							value={ now.quantity }
							onChange={ ( quantity ) => put( { quantity } ) }
							__next40pxDefaultSize
						/>
						<SelectField
							label={ __( 'Delivery', 'coleman' ) }
							fault={ undefined }
							value={ now.how }
							disabled={ given > 0 }
							options={ ways }
							onChange={ ( how ) => put( { how } ) }
						/>
						{ boot.mayPrice && ( line?.gone ?? 0 ) === 0 ? (
							<TextField
								label={ __( 'Price', 'coleman' ) }
								fault={ undefined }
								inputMode="decimal"
								placeholder={ __( 'unknown', 'coleman' ) }
								value={ now.price }
								onChange={ ( price ) => put( { price } ) }
							/>
						) : (
							<span>
								{ item.price_cents === null
									? __( 'Needs a price', 'coleman' )
									: formatCents( item.price_cents ) }
							</span>
						) }
					</li>
				);
			} ) }
		</ul>
	);
}

import { Notice, RadioControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskRentalPrice } from '@/api/generated/schemas';
import { formatCents } from '@/rules/money';

/** Whether other days change what the customer pays. */
export const changesPrice = ( price: DeskRentalPrice | undefined ): boolean =>
	price !== undefined && price.agreed_cents !== null && price.total_cents !== price.agreed_cents;

/** Whether the customer would pay more for fewer days. */
const isDearerThoughShorter = ( {
	days,
	total_cents: total,
	agreed_days: before,
	agreed_cents: agreed,
}: DeskRentalPrice ) => days < before && total !== null && agreed !== null && total > agreed;

/** What is charged unless the desk says otherwise: never more for fewer days, and never nothing. */
export const keepsByDefault = ( price: DeskRentalPrice ): boolean =>
	price.total_cents === null || isDearerThoughShorter( price );

const inDays = ( days: number ) =>
	/* translators: %d: number of days */
	sprintf( _n( '%d day', '%d days', days, 'coleman' ), days );

type Props = {
	price: DeskRentalPrice;
	isKept: boolean;
	onChange: ( isKept: boolean ) => void;
};

/** Other days cost something else than was agreed: says so before it is saved, and asks what is charged. */
export function PriceChoice( { price, isKept, onChange }: Props ) {
	if ( ! changesPrice( price ) || price.agreed_cents === null ) {
		return null;
	}
	const agreed = formatCents( price.agreed_cents );
	return (
		<>
			{ isDearerThoughShorter( price ) && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: "5 days", 2: amount of money, 3: "7 days", 4: amount of money */
						__( 'This is shorter but costs more: %1$s cost %2$s. You agreed on %3$s for %4$s.', 'coleman' ),
						inDays( price.days ),
						formatCents( price.total_cents ?? 0 ),
						inDays( price.agreed_days ),
						agreed
					) }
				</Notice>
			) }
			<RadioControl
				label={ __( 'Price', 'coleman' ) }
				selected={ isKept ? 'keep' : 'new' }
				options={ [
					{
						value: 'new',
						label:
							price.total_cents === null
								? __( 'No price yet: the site has no rates for this machine', 'coleman' )
								: sprintf(
										/* translators: 1: amount of money, 2: "5 days" */
										__( '%1$s, calculated for %2$s', 'coleman' ),
										formatCents( price.total_cents ),
										inDays( price.days )
									),
					},
					{
						value: 'keep',
						label: sprintf(
							/* translators: 1: amount of money, 2: "7 days" */
							__( '%1$s, as agreed for %2$s', 'coleman' ),
							agreed,
							inDays( price.agreed_days )
						),
					},
				] }
				onChange={ ( value ) => onChange( value === 'keep' ) }
			/>
		</>
	);
}

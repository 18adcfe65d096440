import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { PhoneBuyer } from './phone-buyer';
import { faultOf, orderBody, quoteBody, withPart, withUnknown } from './phone-draft';
import { PhoneFacts } from './phone-facts';
import { PhoneLines } from './phone-lines';
import { PhoneParts } from './phone-parts';
import type { OrderScreenData } from './types';
import { usePhoneDraft } from './use-phone-draft';
import { usePlacing } from './use-placing';
import { useQuote } from './use-quote';

const faultOfLine = ( number: string ) => ( {
	/* translators: %s: part number */
	quantity: sprintf( __( '%s: quantity must be 1 to 9,999.', 'coleman' ), number ),
	/* translators: %s: part number */
	price: sprintf( __( '%s: enter a price.', 'coleman' ), number ),
} );

type Props = { boot: OrderScreenData; onBack: () => void; onPlaced: ( id: number ) => void };

/** An order keyed in for somebody on the phone or at the counter. */
export function PhoneOrder( { boot, onBack, onPlaced }: Props ) {
	const { fields, lines, buyer, isBegun, set, setLines, setBuyer, empty, clear } = usePhoneDraft();
	const fault = faultOf( lines, faultOfLine );
	const quote = useQuote( lines.length === 0 || fault ? null : JSON.stringify( quoteBody( lines, fields ) ) );
	const placing = usePlacing(
		useCallback(
			( id ) => {
				clear();
				onPlaced( id );
			},
			[ clear, onPlaced ]
		)
	);
	const faults = placing.error?.params ?? {};
	const total = quote.quote;
	const payMethod = total?.has_unknown_price ? 'call_me' : fields.payMethod;
	// While shipping or tax cannot be known yet, there is no total to hold the server to.
	const expected = total && total.shipping_cents !== null && total.tax_cents !== null ? total.total_cents : null;

	return (
		<>
			<Header
				title={ __( 'Enter an order', 'coleman' ) }
				back={ { label: __( 'Orders', 'coleman' ), onClick: onBack } }
				actions={
					isBegun && (
						<Button variant="tertiary" isDestructive onClick={ empty } __next40pxDefaultSize>
							{ __( 'Clear form', 'coleman' ) }
						</Button>
					)
				}
			/>
			<Fault error={ placing.error } />
			<div className="coleman-desk__columns">
				<div className="coleman-desk__main">
					<section className="coleman-desk__section">
						<h3>{ __( 'Parts', 'coleman' ) }</h3>
						<PhoneParts
							onAdd={ ( part ) => setLines( ( before ) => withPart( before, part ) ) }
							onAddUnknown={ ( number ) => setLines( ( before ) => withUnknown( before, number ) ) }
						/>
						<PhoneLines
							boot={ boot }
							lines={ lines }
							promises={ quote.isCurrent ? ( total?.promises.map( ( { words } ) => words ) ?? [] ) : [] }
							onChange={ ( next ) => setLines( () => next ) }
						/>
					</section>
					<PhoneBuyer { ...{ fields, buyer, faults, set } } states={ boot.usStates } onBuyer={ setBuyer } />
				</div>
				<PhoneFacts
					{ ...{ fields, buyer, quote, payMethod, fault, faults, set } }
					payMethods={ boot.payMethods }
					mayPlace={ lines.length > 0 && fault === null && quote.isCurrent }
					isBusy={ placing.isBusy }
					onPlace={ () =>
						void placing.run( { ...orderBody( lines, fields, expected ), pay_method: payMethod } )
					}
				/>
			</div>
		</>
	);
}

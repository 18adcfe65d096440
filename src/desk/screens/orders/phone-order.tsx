import { Button, CheckboxControl, Notice, TextareaControl } from '@wordpress/components';
import { useCallback, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { SelectField, TextField } from '@/desk/fields';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import { PLACEHOLDER_ID } from '@/rules/parts';
import { PhoneBuyer } from './phone-buyer';
import { EMPTY_DRAFT, type Fields, faultOf, lineOf, orderBody, type PhoneLine, quoteBody } from './phone-draft';
import { PhoneLines } from './phone-lines';
import { PhoneParts } from './phone-parts';
import { PhoneTotal } from './phone-total';
import type { OrderScreenData } from './types';
import { useQuote } from './use-quote';

/** Ways to pay that the desk can take down; a card is paid on the gateway's own page. */
const METHODS = [ 'pay_in_store', 'account', 'call_me' ];

const NOT_SENT = { body: '', key: '' };

const faultOfLine = ( number: string ) => ( {
	/* translators: %s: part number */
	quantity: sprintf( __( '%s: quantity must be 1 to 9,999.', 'coleman' ), number ),
	/* translators: %s: part number */
	price: sprintf( __( '%s: enter a price.', 'coleman' ), number ),
} );

type Props = { boot: OrderScreenData; onBack: () => void; onPlaced: ( id: number ) => void };

/** An order keyed in for somebody on the phone or at the counter. */
export function PhoneOrder( { boot, onBack, onPlaced }: Props ) {
	const announce = useAnnounce();
	const { draft, put, clear } = useDraft( 'phone-order', () => EMPTY_DRAFT );
	const { fields, lines, buyer } = draft;
	const isBegun = draft !== EMPTY_DRAFT;
	// One for the form: sent again after a lost answer or a reload, it is the same order.
	const { draft: keptKey, put: keepKey, clear: forgetKey } = useDraft( 'phone-order-key', () => NOT_SENT );
	const sentKey = useRef( keptKey );
	const fault = faultOf( lines, faultOfLine );
	const {
		quote,
		error: quoteError,
		isCurrent,
	} = useQuote( lines.length === 0 || fault ? null : JSON.stringify( quoteBody( lines, fields ) ) );
	const set = ( changes: Partial< Fields > ) =>
		put( ( before ) => ( { ...before, fields: { ...before.fields, ...changes } } ) );
	const setLines = ( next: PhoneLine[] | ( ( before: PhoneLine[] ) => PhoneLine[] ) ) =>
		put( ( before ) => ( {
			...before,
			lines: typeof next === 'function' ? next( before.lines ) : next,
		} ) );
	const isUnknown = quote?.has_unknown_price ?? false;
	const payMethod = isUnknown ? 'call_me' : fields.payMethod;
	// While shipping or tax cannot be known yet, there is no total to hold the server to.
	const expected = quote && quote.shipping_cents !== null && quote.tax_cents !== null ? quote.total_cents : null;

	const add = ( line: PhoneLine ) =>
		setLines( ( before ) => {
			const same = before.find( ( one ) => one.partId === line.partId && one.partId !== PLACEHOLDER_ID );
			return same
				? before.map( ( one ) =>
						one === same
							? { ...one, quantity: String( ( Number( one.quantity ) || 0 ) + Number( line.quantity ) ) }
							: one
					)
				: [ ...before, line ];
		} );
	const nextKey = () => Math.max( 0, ...lines.map( ( { key } ) => key ) ) + 1;
	const likeBefore = () => lines[ lines.length - 1 ]?.how ?? 'ship';

	const write = useCallback(
		async ( body: object ) => {
			const text = JSON.stringify( body );
			if ( sentKey.current.body !== text ) {
				sentKey.current = { body: text, key: window.crypto.randomUUID() };
				keepKey( sentKey.current );
			}
			const { results } = await post< DeskOrder >( '/orders', body, { 'Idempotency-Key': sentKey.current.key } );
			announce(
				/* translators: %s: order number */
				sprintf( __( 'Order %s placed.', 'coleman' ), results.order.OrderNumber )
			);
			clear();
			forgetKey();
			onPlaced( results.id );
			return results;
		},
		[ announce, clear, forgetKey, keepKey, onPlaced ]
	);
	const placing = useMutation( write );
	const faults = placing.error?.params ?? {};

	return (
		<>
			<Header
				title={ __( 'Enter an order', 'coleman' ) }
				back={ { label: __( 'Orders', 'coleman' ), onClick: onBack } }
				actions={
					isBegun && (
						<Button
							variant="tertiary"
							isDestructive
							onClick={ () => {
								put( EMPTY_DRAFT );
								clear();
							} }
							__next40pxDefaultSize
						>
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
							onAdd={ ( part ) => add( lineOf( part, nextKey(), likeBefore() ) ) }
							onAddUnknown={ ( number ) =>
								add( {
									key: nextKey(),
									partId: PLACEHOLDER_ID,
									number,
									description: '',
									quantity: '1',
									how: likeBefore(),
									price: '',
									catalogueCents: null,
									stock: [],
									isPickupOnly: false,
								} )
							}
						/>
						<PhoneLines
							boot={ boot }
							lines={ lines }
							promises={ isCurrent ? ( quote?.promises.map( ( { words } ) => words ) ?? [] ) : [] }
							onChange={ setLines }
						/>
					</section>
					<PhoneBuyer
						{ ...{ fields, buyer, faults, set } }
						states={ boot.usStates }
						onBuyer={ ( next ) => put( ( before ) => ( { ...before, buyer: next } ) ) }
					/>
				</div>
				<aside className="coleman-desk__facts" aria-label={ __( 'Place order', 'coleman' ) }>
					<PhoneTotal quote={ quote } />
					<Fault error={ quoteError } />
					{ fault && (
						<Notice status="error" isDismissible={ false }>
							{ fault }
						</Notice>
					) }
					<SelectField
						label={ __( 'Payment', 'coleman' ) }
						fault={ faults.pay_method }
						value={ payMethod }
						disabled={ isUnknown }
						options={ boot.payMethods.filter(
							( { value } ) =>
								METHODS.includes( value ) && ( value !== 'account' || buyer?.has_terms === true )
						) }
						onChange={ ( value ) => set( { payMethod: value } ) }
					/>
					<TextField
						label={ __( 'PO number', 'coleman' ) }
						fault={ faults.po_number }
						value={ fields.poNumber }
						maxLength={ 60 }
						onChange={ ( poNumber ) => set( { poNumber } ) }
					/>
					<TextareaControl
						label={ __( 'Note', 'coleman' ) }
						value={ fields.note }
						onChange={ ( note ) => set( { note } ) }
					/>
					<CheckboxControl
						label={ __( 'Email the order to the customer', 'coleman' ) }
						checked={ fields.tellsCustomer && fields.email.trim() !== '' }
						disabled={ fields.email.trim() === '' }
						onChange={ ( tellsCustomer ) => set( { tellsCustomer } ) }
					/>
					<Button
						variant="primary"
						className="coleman-orders__place"
						disabled={ lines.length === 0 || fault !== null || ! isCurrent }
						accessibleWhenDisabled
						isBusy={ placing.isBusy }
						onClick={ () =>
							void placing.run( {
								...orderBody( lines, fields, expected ),
								pay_method: payMethod,
							} )
						}
						__next40pxDefaultSize
					>
						{ __( 'Place order', 'coleman' ) }
					</Button>
				</aside>
			</div>
		</>
	);
}

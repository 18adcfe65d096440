import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '@/desk/fields';
import { formatCents, parseMoney } from '@/rules/money';
import type { Account } from './account';

type Props = {
	account: Account;
	onAccount: number;
	mayChange: boolean;
	fault: ( field: keyof Account ) => string | undefined;
	onChange: ( change: Partial< Account > ) => void;
};

/** How much the customer may owe, and in how many days an invoice is to be paid. */
export function TermsFields( { account, onAccount, mayChange, fault, onChange }: Props ) {
	const [ limit, setLimit ] = useState( () =>
		account.credit_limit_cents === null
			? ''
			: formatCents( account.credit_limit_cents ).slice( 1 ).replaceAll( ',', '' )
	);
	const [ isWrong, setIsWrong ] = useState( false );
	const type = ( typed: string ) => {
		setLimit( typed );
		const cents = parseMoney( typed );
		setIsWrong( typed.trim() !== '' && cents === null );
		// What is no amount is refused by the server too: it is never taken for no limit.
		onChange( { credit_limit_cents: typed.trim() === '' ? null : ( cents ?? -1 ) } );
	};
	return (
		<>
			<p>
				{
					/* translators: %s: amount of money */
					sprintf( __( 'On account now: %s', 'coleman' ), formatCents( onAccount ) )
				}
			</p>
			<div className="coleman-customers__pair">
				<TextField
					label={ __( 'Account limit', 'coleman' ) }
					fault={
						isWrong
							? __( 'Enter an amount of money, or leave it empty for no limit.', 'coleman' )
							: fault( 'credit_limit_cents' )
					}
					help={ __( 'Orders and payments on account beyond it are refused. Empty: no limit.', 'coleman' ) }
					inputMode="decimal"
					disabled={ ! mayChange }
					value={ limit }
					onChange={ type }
				/>
				<TextField
					type="number"
					label={ __( 'Days to pay', 'coleman' ) }
					fault={ fault( 'terms_days' ) }
					help={ __( 'From the order date. Printed on the invoice.', 'coleman' ) }
					min={ 0 }
					max={ 365 }
					disabled={ ! mayChange }
					value={ String( account.terms_days ) }
					onChange={ ( value ) => onChange( { terms_days: Number( value ) } ) }
				/>
			</div>
		</>
	);
}

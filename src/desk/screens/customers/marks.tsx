import { __ } from '@wordpress/i18n';
import type { DeskCustomer } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';

/** What a customer has been given, in a word each. */
export function Marks( { customer }: { customer: DeskCustomer } ) {
	return (
		<span className="coleman-customers__marks">
			{ customer.has_terms && <Badge tone="good">{ __( 'On account', 'coleman' ) }</Badge> }
			{ customer.is_tax_exempt && <Badge tone="good">{ __( 'Tax exempt', 'coleman' ) }</Badge> }
			{ customer.has_exemption && ! customer.is_tax_exempt && (
				<Badge tone="bad">{ __( 'Certificate expired', 'coleman' ) }</Badge>
			) }
			{ ! customer.is_confirmed && <Badge tone="waiting">{ __( 'Email not confirmed', 'coleman' ) }</Badge> }
		</span>
	);
}

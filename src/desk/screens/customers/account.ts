import type { DeskCustomer } from '@/api/generated/schemas';

/** What staff decide of a customer. */
export type Account = Pick<
	DeskCustomer,
	| 'account_number'
	| 'has_terms'
	| 'credit_limit_cents'
	| 'terms_days'
	| 'po_required'
	| 'has_exemption'
	| 'exemption_number'
	| 'exemption_until'
	| 'location_id'
>;

export const accountOf = ( customer: DeskCustomer ): Account => ( {
	account_number: customer.account_number,
	has_terms: customer.has_terms,
	credit_limit_cents: customer.credit_limit_cents,
	terms_days: customer.terms_days,
	po_required: customer.po_required,
	has_exemption: customer.has_exemption,
	exemption_number: customer.exemption_number,
	exemption_until: customer.exemption_until,
	location_id: customer.location_id,
} );

/** @return What was typed that is not so already: only this is sent, so that nothing of another desk is undone. */
export function changesOf( customer: DeskCustomer, typed: Partial< Account > ): Partial< Account > {
	const now = accountOf( customer );
	return Object.fromEntries(
		Object.entries( typed ).filter( ( [ name, value ] ) => now[ name as keyof Account ] !== value )
	);
}

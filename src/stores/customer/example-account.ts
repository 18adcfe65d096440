import type { CustomerAddress, Profile } from '@/api/generated/schemas';

/** For tests: an address of a book. */
export const exampleAddress = ( CustomerAddressId: number, changes: Partial< CustomerAddress > = {} ) => ( {
	CustomerAddressId,
	name: 'Ray Dombrowski',
	company: '',
	street: '20300 Lowemont Rd',
	street2: '',
	city: 'Easton',
	state: 'KS',
	zip: '66020',
	phone: '',
	is_default: false,
	is_shared: false,
	can_change: true,
	...changes,
} );

/** For tests: a customer's profile. */
export const exampleProfile = ( changes: Partial< Profile > = {} ): Profile => ( {
	FirstName: 'Ray',
	LastName: 'Dombrowski',
	Email: 'ray@example.com',
	Phone: '',
	Company: '',
	AccountNumber: '',
	TaxExempt: false,
	PreferredLocationId: 0,
	pending_email: '',
	is_confirmed: true,
	...changes,
} );

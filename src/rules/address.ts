export interface PostalAddress {
	name: string;
	company: string;
	street: string;
	street2: string;
	city: string;
	state: string;
	zip: string;
	phone: string;
}

/**
 * The lines of an address, without those that are empty: of a customer who picks up there may be a name and a phone
 * number only.
 */
export const addressLines = ( {
	name,
	company,
	street,
	street2,
	city,
	state,
	zip,
	phone,
}: PostalAddress ): string[] => {
	const region = [ state, zip ].filter( Boolean ).join( ' ' );
	const place = [ city, region ].filter( Boolean ).join( ', ' );
	return [ name, company, street, street2, place, phone ].filter( Boolean );
};

import notices from '../../plugin-coleman-api/data/availability-notices.json';

type Context = {
	vendorId?: number;
	atCheckout?: boolean;
	/** It cannot be shipped, so nothing of shipping is promised. */
	isPickupOnly?: boolean;
	/** The dealer's date, YYYY-MM-DD: see `dealerDate`. */
	today: string;
};

/** What a customer reads about when a part ships (specification, section 4). Dated exceptions of vendors are data. */
export function availabilityText( availability: string, { isPickupOnly = false, ...context }: Context ): string {
	const text = shippedText( availability, context );
	return isPickupOnly
		? text
				.replace( 'Ships within 1 business day', 'Pickup only' )
				.replace( /Will ship|Should ship/, 'Should arrive' )
		: text;
}

function shippedText( availability: string, { vendorId = 0, atCheckout = false, today }: Context ): string {
	// What can no longer be had ships at no time.
	if ( availability === 'Discontinued' ) {
		return availability;
	}
	const notice = notices.find(
		( dated ) => dated.vendor_id === vendorId && dated.from <= today && today <= dated.to
	);
	if ( notice ) {
		return notice.text;
	}
	if ( availability === 'In Stock' ) {
		return 'In Stock – Ships within 1 business day';
	}
	const range = /^(1-3|2-5|3-7) day lead time$/.exec( availability )?.[ 1 ];
	if ( range ) {
		return atCheckout
			? `Currently out of stock. Should ship in about ${ range } business days`
			: `Will ship in about ${ range } business days`;
	}
	return availability;
}

/** The date at the dealer's, YYYY-MM-DD. */
export function dealerDate( instant: Date ): string {
	return new Intl.DateTimeFormat( 'en-CA', {
		timeZone: 'America/Chicago',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} ).format( instant );
}

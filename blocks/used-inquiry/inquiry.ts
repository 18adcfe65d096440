import { emailFaults, nameFaults } from '@/account/account-faults';
import { call } from '@/api/client';
import type { UsedInquirySent } from '@/api/generated/schemas';
import { sendOnce } from '@/forms/send-once';
import { phoneFaults } from '@/forms/phone/phone';
import type { Faults, Typed } from '@/forms/use-form';
import { __ } from '@wordpress/i18n';

/** The fields of an inquiry, in the order of the form. */
export const FIELDS = [
	'firstName',
	'lastName',
	'email',
	'phone',
	'company',
	'address',
	'city',
	'state',
	'zip',
	'comments',
] as const;

/** What can be seen to be wrong before it is sent: twin of Leads\Inquiry, both run tests/seed/vectors/used-inquiry.json. */
export const inquiryFaults = ( typed: Typed ): Faults => ( {
	...nameFaults( typed, 'firstName', 'lastName' ),
	...emailFaults( typed ),
	...phoneFaults( typed ),
	...( ! typed.city?.trim() && { city: __( 'City is required.', 'coleman' ) } ),
	...( ! typed.state?.trim() && { state: __( 'State is required.', 'coleman' ) } ),
} );

type Body = { equipmentId: string; website: string; details: Typed } & Record< string, string | Typed >;

/** Sends an inquiry; sent again with the same key it is answered as the first time. */
export const ask = ( body: Body, key: Parameters< typeof sendOnce >[ 1 ] ): Promise< UsedInquirySent > =>
	sendOnce(
		async ( name ) =>
			(
				await call< { results: UsedInquirySent } >( 'send-used-equipment-email', {
					method: 'POST',
					body,
					headers: { 'Idempotency-Key': name },
				} )
			).results,
		key
	);

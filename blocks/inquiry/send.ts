import { __ } from '@wordpress/i18n';
import { emailFaults, nameFaults } from '@/account/account-faults';
import { call } from '@/api/client';
import type { InquirySent } from '@/api/generated/schemas';
import { phoneFaults } from '@/forms/phone/phone';
import { sendOnce } from '@/forms/send-once';
import type { Faults, Typed } from '@/forms/use-form';
import { inquiryFaults as usedFaults } from '../used-inquiry/inquiry';
import { detailFaults, DETAILS } from './details';

/** What can be typed into the form, in its order. */
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
	'branch',
	'make',
	'model',
	'modelYear',
	'hours',
	'serial',
	'condition',
	'applicant',
	'amount',
	'downPayment',
	'timeInBusiness',
	'callback',
	'picture_tokens',
	'pictures',
	'comments',
] as const;

/** What of it is the inquiry. */
const TYPED = FIELDS.filter( ( name ) => ! [ 'branch', 'picture_tokens', 'pictures' ].includes( name ) );

const OF_SOME: readonly string[] = [ ...DETAILS.trade_in, ...DETAILS.financing ];

/** What can be seen to be wrong before it is sent: twin of Leads\Inquiry, both run tests/seed/vectors/inquiry.json. */
export function inquiryFaults( kind: string, typed: Typed ): Faults {
	if ( kind === 'used' ) {
		return usedFaults( typed );
	}
	const hasNeither = ! typed.email?.trim() && ! typed.phone?.trim();
	return {
		...nameFaults( typed, 'firstName', 'lastName' ),
		...( typed.email?.trim() && emailFaults( typed ) ),
		...( hasNeither && { email: __( 'Enter an email address or a phone number.', 'coleman' ) } ),
		...phoneFaults( typed ),
		...detailFaults( kind, typed ),
		...( ! typed.comments?.trim() && { comments: __( 'Comments are required.', 'coleman' ) } ),
	};
}

type About = { kind: string; id: number } | null;

/** Sends an inquiry; sent again with the same key it is answered as the first time. */
export const sendInquiry = (
	kind: string,
	about: About,
	typed: Typed,
	proof: Typed,
	key: Parameters< typeof sendOnce >[ 1 ],
	pictures: string[] = []
): Promise< InquirySent > =>
	sendOnce(
		async ( name ) =>
			(
				await call< { results: InquirySent } >( 'inquiries', {
					method: 'POST',
					body: {
						kind,
						...( about && { about: { kind: about.kind, id: `${ about.id }` } } ),
						branch: typed.branch || '0',
						details: Object.fromEntries(
							TYPED.filter( ( field ) => field in typed || ! OF_SOME.includes( field ) ).map(
								( field ) => [ field, typed[ field ] ?? '' ]
							)
						),
						...( pictures.length > 0 && { pictures } ),
						website: typed.website ?? '',
						...proof,
					},
					headers: { 'Idempotency-Key': name },
				} )
			).results,
		key
	);

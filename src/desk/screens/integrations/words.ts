import { __ } from '@wordpress/i18n';
import type { Webhook, WebhookDelivery } from '@/api/generated/schemas';
import type { Tone } from '@/desk/badge';

export type Event = Webhook[ 'events' ][ number ];

/** What another system can be told. */
export const EVENTS = (): { value: Event; label: string }[] => [
	{ value: 'order.placed', label: __( 'Order placed', 'coleman' ) },
	{ value: 'order.changed', label: __( 'Order changed', 'coleman' ) },
	{ value: 'order.paid', label: __( 'Order paid', 'coleman' ) },
	{ value: 'order.shipped', label: __( 'Order shipped', 'coleman' ) },
	{ value: 'order.returned', label: __( 'Return received', 'coleman' ) },
	{ value: 'rental.requested', label: __( 'Rental requested', 'coleman' ) },
	{ value: 'lead.received', label: __( 'Inquiry received', 'coleman' ) },
];

export const eventName = ( event: string ) =>
	EVENTS().find( ( { value } ) => value === event )?.label ?? ( event === 'test' ? __( 'Test', 'coleman' ) : event );

/** How a delivery stands, in a word, and how that is. */
export function stateOf( { state, attempts }: Pick< WebhookDelivery, 'state' | 'attempts' > ): {
	label: string;
	tone: Tone;
} {
	if ( state === 'waiting' ) {
		const last = attempts.at( -1 );
		// What has arrived and is sent again has not failed.
		return ! last || ( last.status >= 200 && last.status < 300 )
			? { label: __( 'Waiting', 'coleman' ), tone: 'plain' }
			: { label: __( 'Failed, retrying', 'coleman' ), tone: 'waiting' };
	}
	return state === 'sent'
		? { label: __( 'Delivered', 'coleman' ), tone: 'good' }
		: { label: __( 'Failed', 'coleman' ), tone: 'bad' };
}

/** What came of a try, in a line. */
export const outcomeOf = ( { status, fault, answer }: WebhookDelivery[ 'attempts' ][ number ] ) =>
	[ status === 0 ? fault : `HTTP ${ status }`, answer ].filter( Boolean ).join( ': ' );

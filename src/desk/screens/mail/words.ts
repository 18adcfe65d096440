import { __, sprintf } from '@wordpress/i18n';
import type { DeskMail, LetterWords } from '@/api/generated/schemas';
import type { Tone } from '@/desk/badge';
import { longTime } from '@/desk/time';

type State = DeskMail[ 'state' ];

const STATES: Record< State, { label: () => string; tone: Tone } > = {
	waiting: { label: () => __( 'Waiting', 'coleman' ), tone: 'plain' },
	failed: { label: () => __( 'Failed, retrying', 'coleman' ), tone: 'waiting' },
	sent: { label: () => __( 'Sent', 'coleman' ), tone: 'good' },
	dead: { label: () => __( 'Failed', 'coleman' ), tone: 'bad' },
	aside: { label: () => __( 'Dismissed', 'coleman' ), tone: 'plain' },
};

/** How a mail stands, in a word, and how that is. */
export const stateOf = ( state: State ) => ( { label: STATES[ state ].label(), tone: STATES[ state ].tone } );

/** The views of the outbox; the empty one is all of them. */
export const VIEWS: readonly ( State | '' )[] = [ '', 'waiting', 'failed', 'sent', 'dead', 'aside' ];

/** Letters whose file name says too little. */
const NAMES: Record< string, () => string > = {
	'feed-bad-rows': () => __( 'Feed with invalid rows, to the administrator', 'coleman' ),
	'feed-failed': () => __( 'Feed failed, to the administrator', 'coleman' ),
	'feed-held': () => __( 'Feed on hold, to the administrator', 'coleman' ),
	'lead-answer': () => __( 'Inquiry answered', 'coleman' ),
	'lead-copy': () => __( 'Inquiry received', 'coleman' ),
	'lead-desk': () => __( 'New inquiry, to the salesperson or sales desk', 'coleman' ),
	'mail-dead': () => __( 'Delivery failure, to the administrator', 'coleman' ),
	'order-backorder': () => __( 'Order, new backorder date', 'coleman' ),
	'order-desk': () => __( 'New order, to the parts desk', 'coleman' ),
	'order-cancelled-desk': () => __( 'Order canceled by the customer, to the parts desk', 'coleman' ),
	'order-message-desk': () => __( 'Message about an order, to the parts desk', 'coleman' ),
	'payment-failed': () => __( 'Card payment failed, to the parts desk', 'coleman' ),
	'quote-answered': () => __( 'Quote answered, to the parts desk', 'coleman' ),
	'return-desk': () => __( 'Return requested, to the parts desk', 'coleman' ),
	'stock-attention': () => __( 'Stock shortages and arrived backorders, to the parts desk', 'coleman' ),
	'test-lead-missed': () => __( 'Test lead failed, to the administrator', 'coleman' ),
	unanswered: () => __( 'Unanswered inquiry, to the alert recipients', 'coleman' ),
	test: () => __( 'Test email', 'coleman' ),
};

/** What a letter is called: "order-shipped" is "Order shipped". */
export const kindName = ( kind: string ) =>
	NAMES[ kind ]?.() ?? kind.charAt( 0 ).toUpperCase() + kind.slice( 1 ).replaceAll( '-', ' ' );

/** @return Where staff look at what a mail belongs to, "order:12"; empty where there is nothing to look at. */
export function linkOf( about: string ): string {
	const run = /^feed-run:(\d+)$/.exec( about );
	if ( run ) {
		return `admin.php?page=coleman-feeds&run=${ run[ 1 ] }`;
	}
	const match = /^(order|customer|lead):(\d+)$/.exec( about );
	return match ? `admin.php?page=coleman-${ match[ 1 ] }s&${ match[ 1 ] }=${ match[ 2 ] }` : '';
}

/** @return What happens next with a mail, or what has happened last. */
export function fate( mail: Pick< DeskMail, 'state' | 'sent_at' | 'next_at' > ): string {
	switch ( mail.state ) {
		case 'sent':
			/* translators: %s: date and time */
			return mail.sent_at ? sprintf( __( 'Sent %s', 'coleman' ), longTime( mail.sent_at ) ) : '';
		case 'waiting':
		case 'failed':
			/* translators: %s: date and time */
			return mail.next_at ? sprintf( __( 'Next try %s', 'coleman' ), longTime( mail.next_at ) ) : '';
		case 'dead':
			return __( 'Won’t be retried', 'coleman' );
		default:
			return __( 'Not sent', 'coleman' );
	}
}

const SENTENCES: Record< LetterWords[ 'sentences' ][ number ][ 'kind' ], () => string > = {
	subject: () => __( 'Subject', 'coleman' ),
	heading: () => __( 'Heading', 'coleman' ),
	text: () => __( 'Text', 'coleman' ),
	button: () => __( 'Button', 'coleman' ),
};

/** What a sentence is in its letter. */
export const sentenceName = ( kind: keyof typeof SENTENCES ) => SENTENCES[ kind ]();

const GROUPS: Record< string, () => { title: string; about: string } > = {
	'order-payment': () => ( {
		title: __( 'How the order is paid', 'coleman' ),
		about: __( 'Used in every email about orders. The customer sees the sentence that fits the order.', 'coleman' ),
	} ),
	rental: () => ( {
		title: __( 'Rental price', 'coleman' ),
		about: __( 'Used in every email about rentals.', 'coleman' ),
	} ),
};

/** What sentences have in common that several letters share. */
export const groupName = ( group: string ) => GROUPS[ group ]?.() ?? { title: group, about: '' };

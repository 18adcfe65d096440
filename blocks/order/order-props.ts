import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { hoursFields } from '@/ui/branch-hours/branch-hours';
import { stateTone } from '@/ui/state-word/state-word';

const fact = shape( { label: string, text: string } );

/** An order in words that are ready to be read: what the server's OrderViewModel gives, and where its forms and links lead. */
export const orderProps = shape( {
	/** The page of the order, the slip it is printed as, or the quote that waits for an answer. */
	mode: oneOf( 'summary', 'slip', 'quote' ),
	dealer: string,
	number: string,
	placed: string,
	status: string,
	tone: stateTone,
	sentence: string,
	steps: arrayOf( shape( { label: string, at: string, state: oneOf( 'done', 'current', 'stopped', 'todo' ) } ) ),
	lines: arrayOf(
		shape( {
			number: string,
			description: string,
			vendor: string,
			url: string,
			image: string,
			quantity: integer,
			/** Empty while the price is unknown. */
			each: string,
			total: string,
			/** Where the line stands; empty when the order's own state says all. */
			state: string,
			tone: stateTone,
			how: string,
			note: string,
			promise: string,
		} )
	),
	totals: arrayOf( fact ),
	total: string,
	facts: arrayOf( fact ),
	parcels: arrayOf( shape( { title: string, parts: string, tracking: string, trackingUrl: string, at: string } ) ),
	/** Where parts of the order are to be fetched. */
	pickups: arrayOf(
		shape( {
			city: string,
			state: string,
			address: string,
			postal_code: string,
			phone_number: string,
			...hoursFields,
		} )
	),
	history: arrayOf( shape( { at: string, text: string, who: string } ) ),
	/** A change that costs more, which the customer is asked to agree to; null while there is none. */
	change: nullable(
		shape( {
			sentence: string,
			changes: arrayOf( string ),
			total: string,
			/** What is agreed to: the server compares it. */
			totalCents: integer,
		} )
	),
	canCancel: boolean,
	canAccept: boolean,
	canPay: boolean,
	/** What the forms send along: which order, and what opens it. */
	form: shape( { id: integer, key: string, email: string } ),
	/** What a quote that is accepted here comes to: the server compares it. */
	totalCents: integer,
	/** The account that a guest is offered for the order; null to others. */
	account: nullable(
		shape( {
			needsLastName: boolean,
			lastName: string,
			fault: string,
			errors: shape( { password: string, lastName: string } ),
		} )
	),
	/** What was typed to the parts desk, and what is wrong with it; '' for nothing. */
	message: shape( { text: string, error: string } ),
	/** What of it can come back, and what became of it; null while nothing has left. */
	returns: nullable(
		shape( {
			/** Why nothing can be asked for; empty where the list of lines says all. */
			sentence: string,
			fault: string,
			/** Asked again with the same key, it is asked once. */
			key: string,
			note: string,
			noteError: string,
			lines: arrayOf(
				shape( {
					id: integer,
					number: string,
					description: string,
					most: integer,
					until: string,
					quantity: string,
					reason: string,
					quantityError: string,
					reasonError: string,
				} )
			),
			reasons: arrayOf( shape( { value: string, label: string } ) ),
			list: arrayOf(
				shape( {
					number: string,
					state: string,
					tone: stateTone,
					parts: string,
					text: string,
					asked: string,
					/** Where its slip is printed; empty where there is none. */
					slip: string,
				} )
			),
		} )
	),
	/** `list` puts its parts on a list of the customer; '' to others. `invoice` is '' while there is no total. */
	urls: shape( { order: string, slip: string, invoice: string, list: string } ),
} );

export type OrderProps = TypeOf< typeof orderProps >;

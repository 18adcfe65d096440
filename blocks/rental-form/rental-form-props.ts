import { arrayOf, boolean, integer, nullable, number, oneOf, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

/** Cents; null where there is no such rate. */
const ratesShape = shape( { day: nullable( integer ), week: nullable( integer ), month: nullable( integer ) } );

export const estimateShape = shape( {
	days: integer,
	/** False where the rental desk tells the price. */
	isPriced: boolean,
	blocks: arrayOf(
		shape( { unit: oneOf( 'month', 'week', 'day' ), count: integer, rate_cents: integer, amount_cents: integer } )
	),
	cost_cents: integer,
	insurance_cents: integer,
	deposit_cents: integer,
	total_cents: integer,
	/** A longer rental that costs less. */
	hint: nullable( shape( { days: integer, cost_cents: integer } ) ),
} );

export const rentalFormProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	layout: oneOf( 'page', 'modal' ),
	/** Id of the modal: what links of class `modal-link` name as their `modal-target`. */
	modal: string,
	/** Where it is posted. */
	action: string,
	/** Whether that is a form of another plugin, such as Contact Form 7: then nothing of ours is sent along. */
	isForeign: boolean,
	rental: shape( { id: integer, name: string, url: string, image: string, rates: ratesShape } ),
	attachments: arrayOf( shape( { id: integer, name: string, model: string, rates: ratesShape } ) ),
	/** Where it can be picked up: what is sent, what is shown, and the days on which it is closed beside Sundays. */
	branches: arrayOf( shape( { value: string, label: string, closed: arrayOf( string ) } ) ),
	/** What comes on top of the cost: a waiver of so many percent, and a deposit. */
	terms: shape( { percent: number, deposit: integer } ),
	/** The dealership's day, `YYYY-MM-DD`. */
	today: string,
	/** What was typed before the page was shown again, or the address asks for. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The privacy policy; empty where there is none. */
	privacyUrl: string,
	/** Of the dates typed; null without both. */
	estimate: nullable( estimateShape ),
} );

export type RentalFormProps = TypeOf< typeof rentalFormProps >;
export type Estimate = TypeOf< typeof estimateShape >;

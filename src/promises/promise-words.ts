import { __, _n, sprintf } from '@wordpress/i18n';
import { dayText, weekdays } from '@/rentals/months';
import { weekday } from '@/rules/days';
import { grouped } from '@/rules/grouped';
import type { LinePromise, PromiseInput } from '@/rules/promise';
import { timeText } from '@/ui/time-text';

/** "Tuesday, November 24". */
function dayWords( date: string ): string {
	// The list begins with Sunday.
	const [ , name = '' ] = weekdays()[ weekday( date ) % 7 ] ?? [];
	/* translators: 1: day of the week, 2: month and day, such as November 24. */
	return sprintf( __( '%1$s, %2$s', 'coleman' ), name, dayText( date ) );
}

/** Which pieces are where: "4 at Easton now, 1 from Bonner Springs", "5 in stock, 1 on order". */
function piecesWords( { branch, branches }: PromiseInput, { takes, missing }: LinePromise ): string {
	const words: string[] = [];
	if ( branch ) {
		for ( const { branch: from, pieces } of takes ) {
			const city = branches.find( ( { id } ) => id === from )?.city ?? '';
			words.push(
				from === branch
					? sprintf(
							/* translators: 1: number of pieces, 2: city of a branch. */
							_n( '%1$s at %2$s now', '%1$s at %2$s now', pieces, 'coleman' ),
							grouped( pieces ),
							city
						)
					: /* translators: 1: number of pieces, 2: city of a branch. */
						sprintf( _n( '%1$s from %2$s', '%1$s from %2$s', pieces, 'coleman' ), grouped( pieces ), city )
			);
		}
	} else {
		const there = takes.reduce( ( sum, { pieces } ) => sum + pieces, 0 );
		if ( there > 0 ) {
			/* translators: %s: number of pieces. */
			words.push( sprintf( _n( '%s in stock', '%s in stock', there, 'coleman' ), grouped( there ) ) );
		}
	}
	if ( missing > 0 ) {
		/* translators: %s: number of pieces. */
		words.push( sprintf( _n( '%s on order', '%s on order', missing, 'coleman' ), grouped( missing ) ) );
	}
	return words.join( ', ' );
}

function expectedWords( city: string, date: string, missing: number, quantity: number ): string {
	const day = dayWords( date );
	if ( missing > 0 && missing < quantity ) {
		return city
			? sprintf(
					/* translators: 1: number of pieces, 2: pieces in all, 3: city of a branch, 4: a day. */
					_n(
						'%1$s of %2$s is expected at %3$s on %4$s.',
						'%1$s of %2$s are expected at %3$s on %4$s.',
						missing,
						'coleman'
					),
					grouped( missing ),
					grouped( quantity ),
					city,
					day
				)
			: sprintf(
					/* translators: 1: number of pieces, 2: pieces in all, 3: a day. */
					_n(
						'%1$s of %2$s is expected to ship about %3$s.',
						'%1$s of %2$s are expected to ship about %3$s.',
						missing,
						'coleman'
					),
					grouped( missing ),
					grouped( quantity ),
					day
				);
	}
	return city
		? /* translators: 1: city of a branch, 2: a day. */
			sprintf( __( 'Expected at %1$s on %2$s.', 'coleman' ), city, day )
		: /* translators: %s: a day. */
			sprintf( __( 'Expected to ship about %s.', 'coleman' ), day );
}

function discontinuedWords( left: number ): string {
	return left
		? sprintf(
				/* translators: %s: number of pieces. */
				_n( 'Discontinued, only %s left.', 'Discontinued, only %s left.', left, 'coleman' ),
				grouped( left )
			)
		: __( 'Discontinued, none left.', 'coleman' );
}

function shipsWords( { shipsOn, missing }: LinePromise ): string {
	return missing > 0
		? /* translators: %s: a day, such as Tuesday, November 24. */
			sprintf( __( 'shipping about %s', 'coleman' ), dayWords( shipsOn ) )
		: /* translators: %s: a day, such as Tuesday, November 24. */
			sprintf( __( 'shipping %s', 'coleman' ), dayWords( shipsOn ) );
}

/** A promise as customers and staff read it. Twin of Promises\PromiseWords. */
export function promiseWords( input: PromiseInput, promise: LinePromise ): string {
	const { branch, branches, quantity } = input;
	const { reason, on, after, takes, missing, unknownCity } = promise;
	switch ( reason ) {
		case 'staff_date':
			return expectedWords(
				branches.find( ( { id } ) => id === branch )?.city ?? '',
				on ?? '',
				missing,
				quantity
			);
		case 'discontinued':
			return discontinuedWords( takes.reduce( ( sum, one ) => sum + one.pieces, 0 ) );
		case 'awaiting_price':
			return __( 'We’ll tell you the date when you accept the price.', 'coleman' );
		case 'vendor_notice':
			// The notice itself says when.
			return '';
		case 'no_lead_time':
			return sprintf(
				/* translators: %s: pieces, such as "4 at Easton now, 1 on order". */
				__( '%s. No date yet. We’re waiting for the supplier’s lead time.', 'coleman' ),
				piecesWords( input, promise )
			);
		case 'no_hours':
			return sprintf(
				/* translators: 1: pieces, such as "4 at Easton now", 2: city of a branch. */
				__( '%1$s. No date yet. Please call the %2$s branch.', 'coleman' ),
				piecesWords( input, promise ),
				unknownCity
			);
		case 'no_zip':
			return sprintf(
				/* translators: 1: pieces, such as "5 in stock", 2: such as "shipping Monday, November 23". */
				__( '%1$s, %2$s. Enter your ZIP code to see when it arrives.', 'coleman' ),
				piecesWords( input, promise ),
				shipsWords( promise )
			);
		case 'no_carrier_days':
			return sprintf(
				/* translators: 1: pieces, such as "5 in stock", 2: such as "shipping Monday, November 23". */
				__( '%1$s, %2$s. Shipping time on request.', 'coleman' ),
				piecesWords( input, promise ),
				shipsWords( promise )
			);
		default:
			return branch
				? sprintf(
						/* translators: 1: pieces, such as "4 at Easton now, 1 from Bonner Springs", 2: a day, 3: a time. */
						__( '%1$s, ready %2$s after %3$s.', 'coleman' ),
						piecesWords( input, promise ),
						dayWords( on ?? '' ),
						timeText( after )
					)
				: sprintf(
						/* translators: 1: pieces, such as "5 in stock", 2: such as "shipping Monday, November 23", 3: a day. */
						__( '%1$s, %2$s, arriving about %3$s.', 'coleman' ),
						piecesWords( input, promise ),
						shipsWords( promise ),
						dayWords( on ?? '' )
					);
	}
}

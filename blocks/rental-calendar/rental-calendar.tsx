import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { useMounted } from '@/islands/use-mounted';
import { fetchAvailability } from '@/rentals/calls';
import { boundsOf, monthAfter, monthText } from '@/rentals/months';
import { dayAfter, weekday } from '@/rules/days';
import { startRentalOn } from '@/rentals/start-rental';
import { useChoice } from '@/ui/choice/use-choice';
import { isRtl } from '@/ui/is-rtl';
import { choiceIn, queryOf } from './rental-calendar-props';
import type { Choice, Day, RentalCalendarProps } from './rental-calendar-props';
import { RentalCalendarView } from './rental-calendar-view';

export { rentalCalendarProps } from './rental-calendar-props';
export { RentalCalendarView } from './rental-calendar-view';

/** The days of a month from today on, as the API gives them. */
function fetchDays(
	rentalId: number,
	today: string,
	{ month, locationId }: Choice,
	signal?: AbortSignal
): Promise< Day[] > {
	const [ first, last ] = boundsOf( month );
	return fetchAvailability( rentalId, first > today ? first : today, last, locationId, signal );
}

/** Where a key leads from a day, as in the grid pattern of ARIA; null for keys that lead nowhere. */
export function dayByKey( key: string, date: string, toTheLeft = false ): string | null {
	const month = date.slice( 0, 7 );
	/** The same day of another month, or its last. */
	const inMonth = ( by: -1 | 1 ) => {
		const [ , last ] = boundsOf( monthAfter( month, by ) );
		const same = last.slice( 0, 8 ) + date.slice( 8 );
		return same < last ? same : last;
	};
	const ways: Record< string, () => string > = {
		ArrowLeft: () => dayAfter( date, toTheLeft ? 1 : -1 ),
		ArrowRight: () => dayAfter( date, toTheLeft ? -1 : 1 ),
		ArrowUp: () => dayAfter( date, -7 ),
		ArrowDown: () => dayAfter( date, 7 ),
		Home: () => dayAfter( date, -( weekday( date ) % 7 ) ),
		End: () => dayAfter( date, 6 - ( weekday( date ) % 7 ) ),
		PageUp: () => inMonth( -1 ),
		PageDown: () => inMonth( 1 ),
	};
	return ways[ key ]?.() ?? null;
}

/** The calendar at work: months and branches without a new page, days by arrow keys. */
export function RentalCalendar( props: RentalCalendarProps ) {
	const { id, rentalId, today, first, last } = props;
	const [ shown, setShown ] = useState( { choice: props.choice, days: props.days } );
	const [ focused, setFocused ] = useState< string | null >( null );
	const [ statusMessage, setStatusMessage ] = useState( '' );
	const isMounted = useMounted();
	/** The day to focus once its month is there. */
	const next = useRef( '' );

	const { wanted, push } = useChoice( {
		initial: props.choice,
		isSame: ( a, b ) => queryOf( a, props ) === queryOf( b, props ),
		read: () => choiceIn( location.search, props ),
		ask: ( choice: Choice, signal ) => fetchDays( rentalId, today, choice, signal ),
		show: ( choice, days: Day[] ) => setShown( { choice, days } ),
		name: 'Rental calendar',
	} );

	useEffect( () => {
		const date = next.current;
		if ( date.startsWith( shown.choice.month ) ) {
			next.current = '';
			document.getElementById( id )?.querySelector< HTMLElement >( `[data-date="${ date }"]` )?.focus();
		}
	}, [ shown, focused, id ] );

	const choose = async ( choice: Choice ) => {
		await push( choice, queryOf( choice, props ) );
		/* translators: %s: a month, such as December 2026. */
		setStatusMessage( sprintf( __( 'Showing %s', 'coleman' ), monthText( choice.month ) ) );
	};

	const onKey = ( event: KeyboardEvent ) => {
		const at = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
		const date =
			at && ! event.ctrlKey && ! event.metaKey && ! event.altKey
				? dayByKey( event.key, at, isRtl( event.target as HTMLElement ) )
				: null;
		if ( ! date ) {
			return;
		}
		event.preventDefault();
		const month = date.slice( 0, 7 );
		if ( month < first || month > last ) {
			return;
		}
		next.current = date;
		setFocused( date );
		if ( month !== shown.choice.month ) {
			void choose( { ...shown.choice, month } );
		}
	};

	// One day of the month shown is reached by Tab, the others from there by arrows.
	const [ start ] = boundsOf( shown.choice.month );
	const firstDay = start > today ? start : today;
	const inMonth = focused?.startsWith( shown.choice.month ) ? focused : firstDay;

	return (
		<RentalCalendarView
			{ ...props }
			choice={ shown.choice }
			days={ shown.days }
			{ ...( wanted && { wanted } ) }
			focused={ isMounted ? inMonth : null }
			statusMessage={ statusMessage }
			onChoose={ ( choice ) => void choose( choice ) }
			onDay={ ( date ) => startRentalOn( date, props.modal ) }
			onKey={ onKey }
			onFocus={ setFocused }
		/>
	);
}

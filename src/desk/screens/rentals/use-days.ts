import { useState } from '@wordpress/element';
import type { DeskRentalPrice } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { useQuery } from '@/desk/use-query';
import { daysBetween } from '@/rules/days';
import { changesPrice, keepsByDefault } from './price-choice';
import type { Rental, Unit } from './types';

/** The days of a rental, as they may be changed. */
export function useDays( rental: Rental ) {
	const [ start, setStart ] = useState( rental.start_date );
	const [ back, setBack ] = useState( rental.return_date );
	const length = start !== '' && back !== '' ? daysBetween( start, back ) : 0;
	return {
		start,
		back,
		setStart,
		setBack,
		/** How many they are; 0 or less for none. */
		length,
		isSame: start === rental.start_date && back === rental.return_date,
		query: { start_date: start, return_date: back },
	};
}

export type Days = ReturnType< typeof useDays >;

/** The units of the machine, as they are on these days. */
export const useUnits = ( rental: Rental, { length, query }: Days ) =>
	useQuery< Unit[] >( length > 0 ? withQuery( `/rentals/${ rental.id }/units`, query ) : null );

/** What another number of days costs, and whether the price that was agreed stays. */
export function useDaysPrice( rental: Rental, { length, query }: Days ) {
	const isOther = length > 0 && length !== rental.days;
	const { answer, error } = useQuery< DeskRentalPrice >(
		isOther ? withQuery( `/rentals/${ rental.id }/price`, query ) : null
	);
	// An answer about other days may still be there.
	const price = isOther && answer?.results.days === length ? answer.results : undefined;
	const [ isChosenKept, setIsKept ] = useState< boolean | null >( null );
	return {
		price,
		error,
		isPending: isOther && ! price && ! error,
		isKept: price !== undefined && changesPrice( price ) && ( isChosenKept ?? keepsByDefault( price ) ),
		setIsKept,
	};
}

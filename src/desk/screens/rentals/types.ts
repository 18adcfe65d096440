import type { DeskRental, DeskRentalCalendar, DeskRentalRow, DeskRentalUnit } from '@/api/generated/schemas';
import type { SpecialDay, Stretch } from '@/rules/opening-hours';

export type Choice = { value: string; label: string };

/** What PHP prints beside the screen: Rentals\Desk\RentalScreenData. */
export type RentalScreenData = {
	/** The dealership's day. */
	today: string;
	views: Choice[];
	states: Choice[];
	branches: { id: number; city: string; hours: Stretch[]; special_hours: SpecialDay[] }[];
	classes: { id: number; name: string }[];
	/** Who may look after a rental. */
	staff: { id: number; name: string }[];
	me: number;
	/** Whether they may open customers. */
	mayCustomers: boolean;
	/** Of the page that prints the sheets of the counter. */
	printUrl: string;
};

export type Rental = DeskRental;
export type Row = DeskRentalRow;
export type Unit = DeskRentalUnit;
export type Calendar = DeskRentalCalendar;
export type Bar = Calendar[ 'classes' ][ number ][ 'units' ][ number ][ 'bars' ][ number ];

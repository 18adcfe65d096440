import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { day } from '@/desk/time';
import { daysBetween } from '@/rules/days';
import { type Cell, cellsOf, lanesOf, type Stretch } from './calendar-grid';
import type { Bar, Calendar } from './types';

type Class = Calendar[ 'classes' ][ number ];
type Waiting = Class[ 'waiting' ][ number ];

const WORDS: Record< string, string > = {
	confirmed: __( 'confirmed', 'coleman' ),
	out: __( 'out', 'coleman' ),
	overdue: __( 'overdue', 'coleman' ),
	returned: __( 'returned', 'coleman' ),
	closed: __( 'closed', 'coleman' ),
	requested: __( 'waiting for us', 'coleman' ),
	quoted: __( 'waiting for the customer', 'coleman' ),
	block: __( 'in the shop', 'coleman' ),
};

const format = ( date: string, options: Intl.DateTimeFormatOptions ) =>
	new Intl.DateTimeFormat( 'en-US', { timeZone: 'UTC', ...options } ).format( new Date( `${ date }T00:00:00Z` ) );

/** Months over the days: each with how many of its days are shown. */
function monthsOf( days: Calendar[ 'days' ] ) {
	const months: { name: string; span: number }[] = [];
	for ( const { date } of days ) {
		const name = format( date, { month: 'long', year: 'numeric' } );
		const last = months[ months.length - 1 ];
		if ( last?.name === name ) {
			last.span += 1;
		} else {
			months.push( { name, span: 1 } );
		}
	}
	return months;
}

/** How a bar stands, as one word of WORDS. */
function stateOf( bar: Bar, today: string ): string {
	if ( bar.kind === 'block' ) {
		return 'block';
	}
	return bar.state === 'out' && bar.ready_from < today ? 'overdue' : bar.state;
}

/** What a bar says to those who do not see how long it is. */
const nameOf = ( parts: string[], { from, to }: Stretch ) =>
	/* translators: 1: what it is, 2: day, 3: day */
	sprintf( __( '%1$s, %2$s to %3$s', 'coleman' ), parts.filter( Boolean ).join( ', ' ), day( from ), day( to ) );

/** How much of what is shown of a bar is for making ready, in percent. */
function readyPart( bar: Bar, span: number, isCutAfter: boolean ): number {
	if ( isCutAfter || bar.ready_from === '' || bar.ready_from > bar.to || bar.ready_from < bar.from ) {
		return 0;
	}
	const days = daysBetween( bar.ready_from, bar.to ) + 1;
	return ( 100 * Math.min( days, span ) ) / span;
}

type RowProps< Kind extends Stretch > = {
	calendar: Calendar;
	cells: Cell< Kind >[];
	/** What of a bar is shown. */
	children: ( cell: Extract< Cell< Kind >, { kind: 'bar' } > ) => JSX.Element;
};

/** The days of a row; those on which the branch is closed are shaded, today is marked. */
function Days< Kind extends Stretch >( { calendar, cells, children }: RowProps< Kind > ) {
	const closed = new Set( calendar.days.filter( ( { is_open: isOpen } ) => ! isOpen ).map( ( { date } ) => date ) );
	return (
		<>
			{ cells.map( ( cell ) =>
				cell.kind === 'free' ? (
					<td
						key={ cell.date }
						className={ [
							closed.has( cell.date ) ? 'is-closed' : '',
							cell.date === calendar.today ? 'is-today' : '',
						]
							.filter( Boolean )
							.join( ' ' ) }
					/>
				) : (
					<td
						key={ cell.bar.from }
						colSpan={ cell.span }
						className={ [ cell.isCutBefore ? 'is-cut-before' : '', cell.isCutAfter ? 'is-cut-after' : '' ]
							.filter( Boolean )
							.join( ' ' ) }
					>
						{ children( cell ) }
					</td>
				)
			) }
		</>
	);
}

type Props = {
	calendar: Calendar;
	onOpen: ( rental: number ) => void;
	onUnit: ( unit: { id: number; stock_number: string } ) => void;
	onBlock: ( bar: Bar, unitNumber: string ) => void;
};

/** A table, so that it is read by row and column: each unit a row, each day a column, each bar a button. */
export function CalendarTable( { calendar, onOpen, onUnit, onBlock }: Props ) {
	const dates = calendar.days.map( ( { date } ) => date );
	return (
		<div
			className="coleman-rentals__calendar"
			role="region"
			// It scrolls sideways: by the keyboard too.
			tabIndex={ 0 }
			aria-label={ __( 'Units by day', 'coleman' ) }
			style={ { '--days': dates.length } as CSSProperties }
		>
			<table>
				<caption className="screen-reader-text">{ __( 'Units by day', 'coleman' ) }</caption>
				<thead>
					<tr>
						<th scope="col" rowSpan={ 2 }>
							{ __( 'Unit', 'coleman' ) }
						</th>
						{ monthsOf( calendar.days ).map( ( { name, span } ) => (
							<th key={ name } scope="colgroup" colSpan={ span } className="coleman-rentals__month">
								<span>{ name }</span>
							</th>
						) ) }
					</tr>
					<tr>
						{ calendar.days.map( ( { date, is_open: isOpen } ) => (
							<th
								key={ date }
								scope="col"
								className={ `coleman-rentals__day ${ isOpen ? '' : 'is-closed' } ${ date === calendar.today ? 'is-today' : '' }` }
							>
								<abbr title={ format( date, { weekday: 'long' } ) }>
									{ format( date, { weekday: 'narrow' } ) }
								</abbr>
								<span>{ Number( date.slice( 8 ) ) }</span>
							</th>
						) ) }
					</tr>
				</thead>
				{ calendar.classes.map( ( machine ) => (
					<tbody key={ machine.id }>
						<tr className="coleman-rentals__class">
							<th scope="rowgroup" colSpan={ dates.length + 1 }>
								<span>{ machine.name }</span>
							</th>
						</tr>
						{ lanesOf( machine.waiting ).map( ( lane, index ) => (
							<tr key={ `waiting ${ index }` } className="coleman-rentals__waiting">
								<th scope="row">{ index === 0 ? __( 'Waiting', 'coleman' ) : '' }</th>
								<Days calendar={ calendar } cells={ cellsOf< Waiting >( dates, lane ) }>
									{ ( { bar } ) => (
										<button
											type="button"
											className="coleman-rentals__bar is-waiting"
											aria-label={ nameOf( [ bar.text, WORDS[ bar.state ] ?? '' ], bar ) }
											title={ nameOf( [ bar.text, WORDS[ bar.state ] ?? '' ], bar ) }
											onClick={ () => onOpen( bar.id ) }
										>
											{ bar.text }
										</button>
									) }
								</Days>
							</tr>
						) ) }
						{ machine.units.map( ( unit ) => (
							<tr key={ unit.id }>
								<th scope="row">
									<button
										type="button"
										className="coleman-rentals__unit"
										title={ __( 'Put it in the shop', 'coleman' ) }
										onClick={ () => onUnit( unit ) }
									>
										{ unit.stock_number }
									</button>{ ' ' }
									<small>{ unit.city }</small>
								</th>
								<Days calendar={ calendar } cells={ cellsOf( dates, unit.bars ) }>
									{ ( { bar, span, isCutAfter } ) => {
										const state = stateOf( bar, calendar.today );
										const name = nameOf(
											[ unit.stock_number, bar.text, WORDS[ state ] ?? '' ],
											bar
										);
										return (
											<button
												type="button"
												className={ `coleman-rentals__bar is-${ state }` }
												style={
													{
														'--ready': `${ readyPart( bar, span, isCutAfter ) }%`,
													} as CSSProperties
												}
												aria-label={ name }
												title={ name }
												onClick={ () =>
													bar.kind === 'block'
														? onBlock( bar, unit.stock_number )
														: onOpen( bar.id )
												}
											>
												{ bar.text || WORDS[ state ] }
											</button>
										);
									} }
								</Days>
							</tr>
						) ) }
					</tbody>
				) ) }
			</table>
		</div>
	);
}

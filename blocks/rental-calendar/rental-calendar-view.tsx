import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEventHandler, MouseEvent } from 'react';
import { dayText, monthAfter, monthText, weekdays, weeksOf } from '@/rentals/months';
import { isModified } from '@/ui/modified-click';
import { queryOf, stateOf, unitsOf } from './rental-calendar-props';
import type { Choice, Day, RentalCalendarProps, State } from './rental-calendar-props';
import './style.css';

const stateText = ( state: State, free: number ): string =>
	( {
		past: '',
		closed: __( 'Closed', 'coleman' ),
		none: __( 'None', 'coleman' ),
		few: __( '1 left', 'coleman' ),
		/* translators: %d: how many machines can be rented on a day. */
		free: sprintf( __( '%d free', 'coleman' ), free ),
	} )[ state ];

/** What stands on a day for who listens; the branch's own reasons are told in words. */
const dayLabel = ( date: string, state: State, free: number ): string =>
	/* translators: 1: a day, such as December 14, 2: what of it, such as "2 free". */
	sprintf( __( '%1$s: %2$s', 'coleman' ), dayText( date ), stateText( state, free ) || __( 'past', 'coleman' ) );

export type ViewProps = RentalCalendarProps & {
	/** What was chosen, also while it is not shown yet. */
	wanted?: Choice;
	/** The day that has the focus of the grid; null while every day is a link like others. */
	focused?: string | null;
	statusMessage?: string;
	onChoose?: ( choice: Choice ) => void;
	onDay?: ( date: string ) => void;
	onKey?: KeyboardEventHandler;
	onFocus?: ( date: string ) => void;
};

const ignore = () => {};

/** A day that can be chosen leads to the request, which begins with it. */
function DayCell( {
	date,
	day,
	units,
	today,
	requestUrl,
	modal,
	focused = null,
	onDay = ignore,
	onFocus = ignore,
}: { date: string; day: Day | undefined; units: number } & Pick<
	ViewProps,
	'today' | 'requestUrl' | 'modal' | 'focused' | 'onDay' | 'onFocus'
> ) {
	const state = stateOf( day, units );
	const free = day?.free ?? 0;
	const isChoosable = date > today && ( state === 'free' || state === 'few' );
	const own = {
		className: 'coleman-rental-calendar__day' + ( isChoosable ? ' modal-link' : '' ),
		'data-date': date,
		onFocus: () => onFocus( date ),
		...( focused !== null && { tabIndex: date === focused ? 0 : -1 } ),
	};
	const inside = (
		<>
			<span className="coleman-rental-calendar__told">{ dayLabel( date, state, free ) }</span>
			<span className="coleman-rental-calendar__number" aria-hidden="true">
				{ String( Number( date.slice( 8 ) ) ) }
			</span>
			{ state !== 'past' && (
				<span className="coleman-rental-calendar__state" aria-hidden="true">
					{ stateText( state, free ) }
				</span>
			) }
		</>
	);
	return (
		<td
			className={ `coleman-rental-calendar__cell is-${ state }` }
			aria-current={ date === today ? 'date' : undefined }
		>
			{ isChoosable ? (
				<a
					{ ...own }
					href={ `${ requestUrl }?start_date=${ date }` }
					{ ...{ 'modal-target': modal } }
					onClick={ () => onDay( date ) }
				>
					{ inside }
				</a>
			) : (
				<span { ...own }>{ inside }</span>
			) }
		</td>
	);
}

/** How the calendar looks: a month as a wall calendar has it. */
export function RentalCalendarView( { wanted, statusMessage = '', onChoose = ignore, onKey, ...props }: ViewProps ) {
	const { id, heading: Heading, branches, choice, days, first, last, focused = null } = props;
	const now = wanted ?? choice;
	const units = unitsOf( props );
	const byDate = new Map( days.map( ( day ) => [ day.date, day ] ) );
	const link = ( className: string, to: Choice, text: string, label?: string, isCurrent = false ) => (
		<a
			className={ className }
			href={ `${ queryOf( to, props ) }#${ id }` }
			aria-label={ label }
			aria-current={ isCurrent ? 'true' : undefined }
			onClick={ ( event: MouseEvent ) => {
				if ( ! isModified( event ) ) {
					event.preventDefault();
					onChoose( to );
				}
			} }
		>
			{ text }
		</a>
	);
	const step = ( by: -1 | 1, sign: string ) => {
		const month = monthAfter( now.month, by );
		return month < first || month > last ? (
			<span className="coleman-rental-calendar__step is-end">{ sign }</span>
		) : (
			link( 'coleman-rental-calendar__step', { ...now, month }, sign, monthText( month ) )
		);
	};
	const branch = ( locationId: number, text: string ) =>
		link(
			'coleman-rental-calendar__branch',
			{ ...now, locationId },
			text,
			undefined,
			now.locationId === locationId
		);

	return (
		<section
			className={ `coleman-rental-calendar${ wanted ? ' is-loading' : '' }` }
			id={ id }
			aria-labelledby={ `${ id }-heading` }
			aria-busy={ wanted ? true : undefined }
		>
			<Heading className="coleman-rental-calendar__heading" id={ `${ id }-heading` }>
				{ __( 'Free days', 'coleman' ) }
			</Heading>
			<p className="coleman-rental-calendar__text">
				{ __( 'Choose your start date. Pickups and returns are Monday to Saturday.', 'coleman' ) }
			</p>
			{ branches.length > 1 && (
				<nav className="coleman-rental-calendar__branches" aria-label={ __( 'Branch', 'coleman' ) }>
					<ul className="coleman-rental-calendar__options">
						<li>{ branch( 0, __( 'Any branch', 'coleman' ) ) }</li>
						{ branches.map( ( { id: locationId, city } ) => (
							<li key={ locationId }>{ branch( locationId, city ) }</li>
						) ) }
					</ul>
				</nav>
			) }
			<div className="coleman-rental-calendar__plate">
				<div className="coleman-rental-calendar__strip">
					{ step( -1, '‹' ) }
					<p className="coleman-rental-calendar__month" id={ `${ id }-month` }>
						{ monthText( choice.month ) }
					</p>
					{ step( 1, '›' ) }
				</div>
				{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is a grid once it is awake */ }
				<table
					className="coleman-rental-calendar__grid"
					aria-labelledby={ `${ id }-month` }
					role={ focused === null ? undefined : 'grid' }
					onKeyDown={ onKey }
				>
					<thead>
						<tr>
							{ weekdays().map( ( [ short, whole ] ) => (
								<th
									key={ whole }
									className="coleman-rental-calendar__weekday"
									scope="col"
									abbr={ whole }
								>
									{ short }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ weeksOf( choice.month ).map( ( week, number ) => (
							<tr key={ `${ choice.month }-${ number }` }>
								{ week.map( ( date, weekday ) =>
									date === null ? (
										<td key={ `${ weekday }` } className="coleman-rental-calendar__cell is-empty" />
									) : (
										<DayCell
											key={ date }
											{ ...props }
											date={ date }
											day={ byDate.get( date ) }
											units={ units }
										/>
									)
								) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<p className="coleman-rental-calendar__told" role="status">
				{ statusMessage }
			</p>
		</section>
	);
}

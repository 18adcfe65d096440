import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { withQuery } from '@/desk/api';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { useQuery } from '@/desk/use-query';
import { BlockEnd, BlockForm } from './block-forms';
import { dayAfter } from '@/rules/days';
import { CalendarTable } from './calendar-table';
import type { Bar, Calendar, RentalScreenData } from './types';

const LENGTHS = [
	{ value: '14', label: __( 'Two weeks', 'coleman' ) },
	{ value: '28', label: __( 'Four weeks', 'coleman' ) },
	{ value: '60', label: __( 'Two months', 'coleman' ) },
];

type Props = {
	boot: RentalScreenData;
	params: URLSearchParams;
	go: ( changes: Record< string, string > ) => void;
	/** Not while a rental is looked at. */
	isShown: boolean;
};

/** What is asked about: a unit that goes to the shop, or one that is there. */
type Asked = { unit: { id: number; stock_number: string } } | { bar: Bar; unitNumber: string };

/** Units down, days across. What is shown stands in the address. */
export function FleetCalendar( { boot, params, go, isShown }: Props ) {
	const from = params.get( 'from' ) ?? '';
	const days = LENGTHS.some( ( { value } ) => value === params.get( 'days' ) ) ? params.get( 'days' )! : '28';
	const branch = params.get( 'branch' ) ?? '';
	const machine = params.get( 'machine' ) ?? '';
	const query = useQuery< Calendar >(
		isShown ? withQuery( '/rentals/calendar', { from, days, location_id: branch, class_id: machine } ) : null
	);
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const first = from || boot.today;
	const close = () => setAsked( null );
	const done = () => {
		close();
		query.reload();
	};
	const choice = ( list: { id: number; label: string }[], all: string ) => [
		{ value: '', label: all },
		...list.map( ( { id, label } ) => ( { value: String( id ), label } ) ),
	];

	return (
		<>
			<Header
				title={ __( 'Calendar', 'coleman' ) }
				back={ { label: __( 'Rentals', 'coleman' ), onClick: () => go( { show: '' } ) } }
				actions={
					<>
						<Button
							variant="tertiary"
							onClick={ () => go( { from: dayAfter( first, -Number( days ) ) } ) }
							__next40pxDefaultSize
						>
							{ __( 'Earlier', 'coleman' ) }
						</Button>
						<Button variant="tertiary" onClick={ () => go( { from: '' } ) } __next40pxDefaultSize>
							{ __( 'Today', 'coleman' ) }
						</Button>
						<Button
							variant="tertiary"
							onClick={ () => go( { from: dayAfter( first, Number( days ) ) } ) }
							__next40pxDefaultSize
						>
							{ __( 'Later', 'coleman' ) }
						</Button>
					</>
				}
			/>
			<div className="coleman-rentals__filters">
				<SelectControl
					label={ __( 'Machine', 'coleman' ) }
					value={ machine }
					options={ choice(
						boot.classes.map( ( { id, name } ) => ( { id, label: name } ) ),
						__( 'All machines', 'coleman' )
					) }
					onChange={ ( value: string ) => go( { machine: value } ) }
					__next40pxDefaultSize
				/>
				<SelectControl
					label={ __( 'Branch', 'coleman' ) }
					value={ branch }
					options={ choice(
						boot.branches.map( ( { id, city } ) => ( { id, label: city } ) ),
						__( 'All branches', 'coleman' )
					) }
					onChange={ ( value: string ) => go( { branch: value } ) }
					__next40pxDefaultSize
				/>
				<SelectControl
					label={ __( 'Days', 'coleman' ) }
					value={ days }
					options={ LENGTHS }
					onChange={ ( value: string ) => go( { days: value === '28' ? '' : value } ) }
					__next40pxDefaultSize
				/>
			</div>
			<Loaded
				query={ query }
				isEmpty={ ( { classes } ) => classes.length === 0 }
				empty={ __( 'No units found.', 'coleman' ) }
			>
				{ ( calendar ) => (
					<CalendarTable
						calendar={ calendar }
						onOpen={ ( id ) => go( { rental: String( id ) } ) }
						onUnit={ ( unit ) => setAsked( { unit } ) }
						onBlock={ ( bar, unitNumber ) => setAsked( { bar, unitNumber } ) }
					/>
				) }
			</Loaded>
			{ asked && 'unit' in asked && (
				<BlockForm unit={ asked.unit } today={ boot.today } onDone={ done } onClose={ close } />
			) }
			{ asked && 'bar' in asked && (
				<BlockEnd bar={ asked.bar } unitNumber={ asked.unitNumber } onDone={ done } onClose={ close } />
			) }
		</>
	);
}

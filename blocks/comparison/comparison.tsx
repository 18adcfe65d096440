import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { formatShort } from '@/rules/money';
import { isModified } from '@/ui/modified-click';
import { Picture } from '@/ui/picture/picture';

export const comparisonProps = shape( {
	/** Of the table's element; the switch leads back to it. */
	id: string,
	heading: oneOf( 'h1', 'h2' ),
	title: string,
	/** Whether the page's address names the machines: then they can be taken out, and others added. */
	isOfPage: boolean,
	/** The query that names the machines, without its question mark; empty where the editor chose them. */
	query: string,
	/** Whether only the rows are shown in which the machines differ. */
	onlyDifferences: boolean,
	/** In the shape of GET comparison. */
	comparison: shape( {
		machines: arrayOf(
			shape( {
				MachineId: integer,
				Title: string,
				Url: string,
				Photo: shape( { MediumImagePath: string } ),
				price_cents: nullable( integer ),
				sold: boolean,
				remove_url: string,
			} )
		),
		rows: arrayOf(
			shape( {
				key: string,
				label: string,
				cells: arrayOf( shape( { text: string, best: boolean } ) ),
				differs: boolean,
			} )
		),
		asked: integer,
		lists: arrayOf( shape( { name: string, path: string } ) ),
	} ),
} );

export type ComparisonProps = TypeOf< typeof comparisonProps >;
type ComparedMachine = ComparisonProps[ 'comparison' ][ 'machines' ][ number ];
type Row = ComparisonProps[ 'comparison' ][ 'rows' ][ number ];

/** As many columns as can be read side by side. */
const MAX = 4;

const ONLY = 'only=differences';

function priceText( { sold, price_cents: cents }: ComparedMachine ): string {
	if ( sold ) {
		return __( 'Sold', 'coleman' );
	}
	return cents === null ? __( 'Call for price', 'coleman' ) : formatShort( cents );
}

type HeadProps = { machine: ComparedMachine; isRemovable: boolean };

/** What stands under a machine's name: picture, price, the ways to it and out of here. */
function Face( { machine, isRemovable }: HeadProps ) {
	return (
		<td className="coleman-comparison__face">
			<Picture
				className="coleman-comparison__picture"
				src={ machine.Photo.MediumImagePath }
				alt=""
				width={ 480 }
				height={ 300 }
				sizes="20rem"
				loading="eager"
			/>
			<p className={ `coleman-comparison__price${ machine.sold ? ' is-sold' : '' }` }>{ priceText( machine ) }</p>
			{ isRemovable && (
				<a
					className="coleman-comparison__remove"
					href={ machine.remove_url }
					/* translators: %s: a machine. */
					aria-label={ sprintf( __( 'Remove %s', 'coleman' ), machine.Title ) }
				>
					{ __( 'Remove', 'coleman' ) }
				</a>
			) }
		</td>
	);
}

function TableRow( { row, machines }: { row: Row; machines: ComparedMachine[] } ) {
	return (
		<tr className={ `coleman-comparison__row${ row.differs ? ' is-different' : '' }` }>
			<th className="coleman-comparison__label" scope="row">
				<span className="coleman-comparison__name">{ row.label }</span>
				{ row.differs && (
					<span className="coleman-comparison__mark">
						<span aria-hidden="true">≠</span>
						<span className="screen-reader-text">{ __( 'differs', 'coleman' ) }</span>
					</span>
				) }
			</th>
			{ row.cells.map( ( { text, best }, index ) => (
				<td key={ machines[ index ]?.MachineId ?? index } className="coleman-comparison__cell">
					{ text ? (
						<span className="coleman-comparison__value">{ text }</span>
					) : (
						<span className="coleman-comparison__unknown">
							<span aria-hidden="true">—</span>
							<span className="screen-reader-text">{ __( 'unknown', 'coleman' ) }</span>
						</span>
					) }
					{ best && <span className="coleman-comparison__best">{ __( 'Lowest', 'coleman' ) }</span> }
				</td>
			) ) }
		</tr>
	);
}

/** The ways to a list, with the machines that are here already: there they are ticked. */
function AddAnother( { lists, count }: { lists: ComparisonProps[ 'comparison' ][ 'lists' ]; count: number } ) {
	return (
		<div className="coleman-comparison__add" data-native="">
			<p className="coleman-comparison__ask">
				{ count === 1 ? __( 'Add another machine to compare:', 'coleman' ) : __( 'Add another:', 'coleman' ) }
			</p>
			<ul className="coleman-link-row">
				{ lists.map( ( { name, path } ) => (
					<li key={ path }>
						<a href={ path }>{ name }</a>
					</li>
				) ) }
			</ul>
		</div>
	);
}

/** A page that names no machine says how one comes here. */
function Nothing() {
	return (
		<div className="coleman-comparison__nothing" data-native="">
			<p>
				{ __(
					'Nothing to compare yet. Select up to four machines in a list, new or used, and click Compare to see them side by side.',
					'coleman'
				) }
			</p>
			<ul className="coleman-link-row">
				<li>
					<a href="/equipment/new/">{ __( 'New Equipment', 'coleman' ) }</a>
				</li>
				<li>
					<a href="/equipment/used/">{ __( 'Used Equipment', 'coleman' ) }</a>
				</li>
			</ul>
		</div>
	);
}

type ViewProps = ComparisonProps & { onSwitch?: ( event: MouseEvent ) => void };

/** How a comparison looks. */
export function ComparisonView( {
	id,
	heading: Heading,
	title,
	isOfPage,
	query,
	onlyDifferences,
	comparison,
	onSwitch,
}: ViewProps ) {
	const { machines, rows, asked, lists } = comparison;
	const shown = rows.filter( ( { differs } ) => differs || ! onlyDifferences );
	const others = [ query, ! onlyDifferences && ONLY ].filter( Boolean ).join( '&' );

	return (
		<section className="coleman-comparison" id={ id } aria-labelledby={ `${ id }-heading` }>
			<Heading className="coleman-comparison__heading" id={ `${ id }-heading` }>
				{ title }
			</Heading>
			{ asked > machines.length && (
				<p className="coleman-comparison__note">
					{ sprintf(
						/* translators: %d: how many machines were asked for. */
						__(
							'You can compare four machines at a time. These are the first four of %d. Remove one to see the next.',
							'coleman'
						),
						asked
					) }
				</p>
			) }
			{ machines.length === 0 && isOfPage && <Nothing /> }
			{ machines.length > 1 && (
				<p className="coleman-comparison__switch">
					<a className="coleman-comparison__toggle" href={ `?${ others }#${ id }` } onClick={ onSwitch }>
						{ onlyDifferences
							? __( 'Show all rows', 'coleman' )
							: __( 'Show only differences', 'coleman' ) }
					</a>
					<span className="coleman-comparison__told" role="status">
						{
							/* translators: 1: how many rows are shown, 2: how many there are. */
							sprintf( __( '%1$d of %2$d rows', 'coleman' ), shown.length, rows.length )
						}
					</span>
				</p>
			) }
			{ machines.length > 0 && (
				<div
					className={ `coleman-comparison__scroll has-${ machines.length }` }
					role="group"
					aria-labelledby={ `${ id }-heading` }
					data-native=""
				>
					<table className="coleman-comparison__table" aria-labelledby={ `${ id }-heading` }>
						<thead>
							<tr>
								<th className="coleman-comparison__corner" scope="col">
									<span className="screen-reader-text">{ __( 'Feature', 'coleman' ) }</span>
								</th>
								{ machines.map( ( { MachineId, Title, Url } ) => (
									<th key={ MachineId } className="coleman-comparison__machine" scope="col">
										<a className="coleman-comparison__link" href={ Url }>
											{ Title }
										</a>
									</th>
								) ) }
							</tr>
						</thead>
						<tbody>
							<tr className="coleman-comparison__faces">
								<th className="coleman-comparison__label" scope="row">
									<span className="screen-reader-text">{ __( 'Picture and price', 'coleman' ) }</span>
								</th>
								{ machines.map( ( machine ) => (
									<Face key={ machine.MachineId } machine={ machine } isRemovable={ isOfPage } />
								) ) }
							</tr>
							{ shown.map( ( row ) => (
								<TableRow key={ row.label } row={ row } machines={ machines } />
							) ) }
						</tbody>
					</table>
				</div>
			) }
			{ machines.length > 1 && shown.length === 0 && (
				<p className="coleman-comparison__note">
					{ __( 'We found no differences between these machines.', 'coleman' ) }
				</p>
			) }
			{ isOfPage && machines.length > 0 && machines.length < MAX && (
				<AddAnother lists={ lists } count={ machines.length } />
			) }
		</section>
	);
}

/** A comparison at work: rows come and go without a reload, and the address says which are shown. */
export function Comparison( props: ComparisonProps ) {
	const [ onlyDifferences, setOnlyDifferences ] = useState( props.onlyDifferences );

	useEffect( () => {
		const follow = () =>
			setOnlyDifferences( new URLSearchParams( location.search ).get( 'only' ) === 'differences' );
		addEventListener( 'popstate', follow );
		// The back button may be what woke the island.
		follow();
		return () => removeEventListener( 'popstate', follow );
	}, [] );

	return (
		<ComparisonView
			{ ...props }
			onlyDifferences={ onlyDifferences }
			onSwitch={ ( event ) => {
				if ( isModified( event ) ) {
					return;
				}
				event.preventDefault();
				const query = [ props.query, ! onlyDifferences && ONLY ].filter( Boolean ).join( '&' );
				history.pushState( null, '', location.pathname + ( query && `?${ query }` ) );
				setOnlyDifferences( ! onlyDifferences );
			} }
		/>
	);
}

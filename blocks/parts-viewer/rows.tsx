import { __, _n, sprintf } from '@wordpress/i18n';
import { serialFits, serialSequence } from '@/rules/serial-number';
import { OrderForm } from '@/ui/order-form/order-form';
import type { OnAdd } from '@/ui/order-form/order-form';
import { Price } from '@/ui/price/price';
import { markClass } from './marks';
import type { Marks } from './marks';
import type { CalloutRow, DiagramProps } from './parts-viewer-props';

/** For which machines a row is; '' for all. */
function breakText( { serial_from: from, serial_to: to }: CalloutRow ): string {
	if ( from && to ) {
		/* translators: 1: first serial number, 2: last one */
		return sprintf( __( 'Fits from serial number %1$s to %2$s', 'coleman' ), from, to );
	}
	if ( from ) {
		/* translators: %s: a serial number */
		return sprintf( __( 'Fits from serial number %s', 'coleman' ), from );
	}
	/* translators: %s: a serial number */
	return to && sprintf( __( 'Fits up to serial number %s', 'coleman' ), to );
}

function Superseded( { row: { superseded } }: { row: CalloutRow } ) {
	if ( ! superseded ) {
		return null;
	}
	if ( superseded.by.length === 0 ) {
		return (
			<p className="coleman-parts-viewer__superseded">
				<span>{ __( 'Replaces', 'coleman' ) }</span>
				<a href={ superseded.Url }>{ superseded.PartNumber }</a>
			</p>
		);
	}
	return (
		<div className="coleman-parts-viewer__superseded">
			<span>
				{ superseded.by.length > 1
					? __( 'This number is now one of these:', 'coleman' )
					: __( 'This number is now', 'coleman' ) }
			</span>
			<ul>
				{ superseded.by.map( ( choice ) => (
					<li key={ choice.map( ( { Url } ) => Url ).join() }>
						{ choice.map( ( { PartNumber, Url, quantity } ) => (
							<a key={ Url } href={ Url }>
								{ quantity > 1 ? `${ quantity } × ${ PartNumber }` : PartNumber }
							</a>
						) ) }
					</li>
				) ) }
			</ul>
		</div>
	);
}

type RowProps = {
	ids: string;
	refNumber: string;
	row: CalloutRow;
	fits: boolean;
	fault: DiagramProps[ 'fault' ];
	onAdd: OnAdd | undefined;
	marks: Marks;
};

function Row( { ids, refNumber, row, fits, fault, onAdd, marks }: RowProps ) {
	const { part } = row;
	const fitsText = breakText( row );
	const isOffered = part && ! row.superseded?.by.length;
	return (
		<tr className={ `coleman-parts-viewer__row${ fits ? '' : ' is-unfit' }` }>
			<th className="coleman-parts-viewer__ref" scope="row">
				{ refNumber ? (
					<a
						className="coleman-parts-viewer__ref-link"
						href={ `#${ ids }callout-${ refNumber }` }
						onClick={ ( event ) => marks.onChoose( event, refNumber, 'callout' ) }
						onFocus={ () => marks.onPoint( refNumber ) }
						onBlur={ () => marks.onPoint( '' ) }
					>
						{ refNumber }
					</a>
				) : (
					'–'
				) }
			</th>
			<td className="coleman-parts-viewer__part" data-native="">
				{ part && (
					<a className="coleman-parts-viewer__number" href={ part.Url }>
						{ part.PartNumber }
					</a>
				) }
				<p className="coleman-parts-viewer__name">{ row.description }</p>
				{ row.note && <p className="coleman-parts-viewer__note">{ row.note }</p> }
				{ fitsText && (
					<p className="coleman-parts-viewer__fits">
						{ fits
							? fitsText
							: /* translators: %s: for which serial numbers it is */
								sprintf( __( 'Not for your machine. %s', 'coleman' ), fitsText ) }
					</p>
				) }
				<Superseded row={ row } />
			</td>
			<td className="coleman-parts-viewer__needed">
				{
					/* translators: %d: how many of a part the machine takes */
					sprintf( __( '%d needed', 'coleman' ), row.quantity )
				}
			</td>
			<td className="coleman-parts-viewer__price">
				{ isOffered ? <Price cents={ part.price_cents } /> : null }
				{ isOffered ? (
					<p className={ `coleman-parts-viewer__availability${ part.InStock ? ' is-in-stock' : '' }` }>
						{ part.availability_text }
					</p>
				) : null }
				{ ! part && (
					<p className="coleman-parts-viewer__availability">{ __( 'Not sold separately', 'coleman' ) }</p>
				) }
			</td>
			<td className="coleman-parts-viewer__order">
				{ isOffered && fits ? (
					<OrderForm
						part={ part }
						variant="quiet"
						fault={ fault?.partId === part.PartId ? fault : null }
						onAdd={ onAdd }
					/>
				) : null }
			</td>
		</tr>
	);
}

/** What does not fit a serial number, in a sentence. */
function statusMessage( serial: string, prefix: string, unfit: number ): string {
	if ( ! serial ) {
		return '';
	}
	if ( ! serialSequence( serial, prefix ) ) {
		/* translators: %s: what was typed */
		return sprintf( __( '%s doesn’t end in a number, so all parts are shown.', 'coleman' ), serial );
	}
	return unfit === 0
		? /* translators: %s: a serial number */
			sprintf( __( 'All parts here fit serial number %s.', 'coleman' ), serial )
		: sprintf(
				/* translators: 1: number of rows, 2: a serial number */
				_n(
					'%1$d row does not fit serial number %2$s.',
					'%1$d rows do not fit serial number %2$s.',
					unfit,
					'coleman'
				),
				unfit,
				serial
			);
}

type RowsProps = Marks & { diagram: DiagramProps; prefix: string; serial: string; onAdd: OnAdd | undefined };

/** The parts of a diagram: a group for each number, a row for each part that it may stand for. */
export function Rows( { diagram, prefix, serial, onAdd, ...marks }: RowsProps ) {
	const fits = ( { serial_from: from, serial_to: to }: CalloutRow ) => serialFits( serial, prefix, from, to );
	const unfit = diagram.numbers.flatMap( ( { rows } ) => rows ).filter( ( row ) => ! fits( row ) ).length;
	if ( diagram.numbers.length === 0 ) {
		return null;
	}
	return (
		<>
			<p className="coleman-parts-viewer__told" role="status">
				{ statusMessage( serial, prefix, unfit ) }
			</p>
			<table className="coleman-parts-viewer__table">
				<caption className="coleman-parts-viewer__caption">
					{ __( 'Parts in this diagram', 'coleman' ) }
				</caption>
				<thead className="coleman-parts-viewer__columns-names">
					<tr>
						<th scope="col">{ __( 'Number', 'coleman' ) }</th>
						<th scope="col">{ __( 'Part', 'coleman' ) }</th>
						<th scope="col">{ __( 'Needed', 'coleman' ) }</th>
						<th scope="col">{ __( 'Price', 'coleman' ) }</th>
						<th scope="col">{ __( 'Order', 'coleman' ) }</th>
					</tr>
				</thead>
				{ diagram.numbers.map( ( { ref, rows } ) => (
					<tbody
						key={ ref }
						id={ ref ? `${ diagram.ids }ref-${ ref }` : undefined }
						className={ `coleman-parts-viewer__group-rows${ markClass( ref, marks ) }` }
						onMouseEnter={ () => marks.onPoint( ref ) }
						onMouseLeave={ () => marks.onPoint( '' ) }
					>
						{ rows.map( ( row, index ) => (
							<Row
								key={ index }
								ids={ diagram.ids }
								refNumber={ ref }
								row={ row }
								fits={ fits( row ) }
								fault={ diagram.fault }
								onAdd={ onAdd }
								marks={ marks }
							/>
						) ) }
					</tbody>
				) ) }
			</table>
		</>
	);
}

import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder, DeskReturn } from '@/api/generated/schemas';
import { Badge, type Tone } from '@/desk/badge';
import { longTime } from '@/desk/time';
import { formatCents } from '@/rules/money';
import { ReturnAnswer } from './return-answer';
import { ReturnClosing } from './return-closing';
import { ReturnEntry } from './return-entry';
import { ReturnReceipt } from './return-receipt';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

/** What is asked for in a window of its own: a new return, or the next step of one. */
export type Returning = 'enter' | { step: 'approve' | 'refuse' | 'receive' | 'close'; id: number };

const TONES: Record< DeskReturn[ 'state' ], Tone > = {
	requested: 'waiting',
	approved: 'waiting',
	received: 'waiting',
	closed: 'good',
	refused: 'bad',
};

type Step = Exclude< Returning, 'enter' >[ 'step' ];

const STEPS: Record< DeskReturn[ 'state' ], Step[] > = {
	requested: [ 'approve', 'refuse' ],
	approved: [ 'receive', 'refuse' ],
	received: [ 'close' ],
	closed: [],
	refused: [],
};

const LABELS: Record< Step, () => string > = {
	approve: () => __( 'Approve', 'coleman' ),
	refuse: () => __( 'Refuse', 'coleman' ),
	receive: () => __( 'Parts are here', 'coleman' ),
	close: () => __( 'Close and credit', 'coleman' ),
};

/** "2 × 600-211-2110, ordered the wrong part", and what came back of it. */
function piecesOf( { lines, state }: DeskReturn ) {
	const isHere = state === 'received' || state === 'closed';
	return lines.map( ( { line, part_number: number, quantity, received, restocked, reason_label: reason } ) => ( {
		line,
		text: sprintf(
			/* translators: 1: number of pieces, 2: part number, 3: why it comes back */
			__( '%1$d × %2$s: %3$s', 'coleman' ),
			quantity,
			number,
			reason
		),
		came: isHere
			? sprintf(
					/* translators: 1: number of pieces that came back, 2: number of those on the shelf again */
					__( '%1$d received, %2$d restocked', 'coleman' ),
					received,
					restocked
				)
			: '',
	} ) );
}

/** What a closed return came to. */
function outcomeOf( { state, credit_cents: cents, refund_state: refund }: DeskReturn ) {
	if ( state !== 'closed' ) {
		return '';
	}
	if ( refund === 'failed' ) {
		return __( 'The bank refused the refund. Refund it another way under Payments.', 'coleman' );
	}
	return cents === 0
		? __( 'No credit', 'coleman' )
		: /* translators: %s: amount of money */ sprintf( __( '%s credited', 'coleman' ), formatCents( cents ) );
}

function Row( {
	boot,
	order,
	one,
	onStep,
}: {
	boot: OrderScreenData;
	order: DeskOrder;
	one: DeskReturn;
	onStep: ( step: Step ) => void;
} ) {
	const city = boot.branches.find( ( { id } ) => id === one.location_id )?.city ?? '';
	return (
		<li>
			<div>
				<strong>{ one.number }</strong> <Badge tone={ TONES[ one.state ] }>{ one.state_label }</Badge>
				{ piecesOf( one ).map( ( { line, text, came } ) => (
					<p key={ line } className="coleman-orders__return-line">
						{ text }
						{ came !== '' && <small>{ came }</small> }
					</p>
				) ) }
				{ one.note !== '' && <p className="coleman-desk__address">{ one.note }</p> }
				{ one.answer !== '' && (
					<p className="coleman-desk__address">
						{
							/* translators: %s: what the customer was told */
							sprintf( __( 'Told the customer: %s', 'coleman' ), one.answer )
						}
					</p>
				) }
				<small>
					{ [
						outcomeOf( one ),
						one.by_customer
							? __( 'Requested by the customer', 'coleman' )
							: __( 'Entered by staff', 'coleman' ),
						city,
						longTime( one.asked_at ),
					]
						.filter( ( text ) => text !== '' )
						.join( ' · ' ) }
				</small>
			</div>
			<div className="coleman-orders__money">
				{ one.state === 'approved' && (
					<Button
						variant="tertiary"
						href={ `${ boot.paperUrl }&what=return-slip&order=${ order.id }&return=${ one.id }` }
						target="_blank"
						__next40pxDefaultSize
					>
						{ __( 'Return slip', 'coleman' ) }
					</Button>
				) }
				{ STEPS[ one.state ]
					.filter( ( step ) => step !== 'close' || boot.mayPrice )
					.map( ( step ) => (
						<Button
							key={ step }
							variant="secondary"
							isDestructive={ step === 'refuse' }
							onClick={ () => onStep( step ) }
							aria-label={ `${ LABELS[ step ]() }, ${ one.number }` }
							__next40pxDefaultSize
						>
							{ LABELS[ step ]() }
						</Button>
					) ) }
			</div>
		</li>
	);
}

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	changing: Changing;
	open: Returning | null;
	onOpen: ( returning: Returning | null ) => void;
};

/** Parts of the order that come back, step by step. */
export function Returns( { boot, order, changing, open, onOpen }: Props ) {
	const { list, returnable } = order.returns;
	if ( list.length === 0 && returnable.length === 0 ) {
		return null;
	}
	const one = open !== null && open !== 'enter' ? list.find( ( { id } ) => id === open.id ) : undefined;
	const step = open !== null && open !== 'enter' ? open.step : null;
	const dialog = { boot, order, changing, onClose: () => onOpen( null ) };
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Returns', 'coleman' ) }</h3>
			{ list.length === 0 ? (
				<p className="coleman-desk__help">{ __( 'No returns.', 'coleman' ) }</p>
			) : (
				<ul className="coleman-orders__parcels">
					{ list.map( ( row ) => (
						<Row
							key={ row.id }
							boot={ boot }
							order={ order }
							one={ row }
							onStep={ ( next ) => onOpen( { step: next, id: row.id } ) }
						/>
					) ) }
				</ul>
			) }
			{ returnable.length > 0 && (
				<div>
					<Button variant="secondary" onClick={ () => onOpen( 'enter' ) } __next40pxDefaultSize>
						{ __( 'Enter a return', 'coleman' ) }
					</Button>
				</div>
			) }
			{ open === 'enter' && <ReturnEntry { ...dialog } /> }
			{ one && ( step === 'approve' || step === 'refuse' ) && (
				<ReturnAnswer { ...dialog } one={ one } isRefusal={ step === 'refuse' } />
			) }
			{ one && step === 'receive' && <ReturnReceipt { ...dialog } one={ one } /> }
			{ one && step === 'close' && <ReturnClosing { ...dialog } one={ one } /> }
		</section>
	);
}

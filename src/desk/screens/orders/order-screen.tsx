import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { History } from '@/desk/history';
import { NoteForm } from '@/desk/note-form';
import { NewFault } from '@/desk/notices';
import { Stale } from '@/desk/stale';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useDraft } from '@/desk/use-draft';
import { useQuery } from '@/desk/use-query';
import { AttentionNotice } from './attention-notice';
import { CutForm } from './cut-form';
import { type EditDraft, NO_EDIT } from './edit-draft';
import { Facts } from './facts';
import { Fulfilments } from './fulfilments';
import { Lines } from './lines';
import { OrderEdit } from './order-edit';
import { OrderPapers } from './order-papers';
import { type Money, PaidBadge, Payments } from './payments';
import { type Returning, Returns } from './returns';
import { SendForm } from './send-form';
import { StateBadge } from './state-badge';
import { Proposal } from './proposal';
import { Step } from './step';
import type { OrderScreenData } from './types';
import { useOrder } from './use-order';

/** Steps that others will notice are asked about, with room for the reason. */
const CONFIRMED_STEPS = [ 'cancelled', 'on_hold' ];

type Props = { boot: OrderScreenData; id: string; onBack: () => void };

/** One order: what is to be done with it, and everything that was. */
export function OrderScreen( { boot, id, onBack }: Props ) {
	const query = useQuery< DeskOrder >( `/orders/${ id }` );
	return (
		<Loaded query={ query }>
			{ ( order ) => (
				<Shown key={ order.id } boot={ boot } order={ order } show={ query.replace } onBack={ onBack } />
			) }
		</Loaded>
	);
}

function Shown( {
	boot,
	order,
	show,
	onBack,
}: {
	boot: OrderScreenData;
	order: DeskOrder;
	show: ( order: DeskOrder ) => void;
	onBack: () => void;
} ) {
	const changing = useOrder( order, show );
	const [ pendingStep, setPendingStep ] = useState< DeskOrder[ 'steps' ][ number ] | null >( null );
	const [ isCutting, setIsCutting ] = useState( false );
	// What was typed before the sheet was left, or the page loaded again, is shown again.
	const { draft } = useDraft< EditDraft >( `order-edit-${ order.id }`, () => NO_EDIT );
	const [ isEditing, setIsEditing ] = useState( draft !== NO_EDIT && order.can_correct );
	const [ money, setMoney ] = useState< Money | null >( null );
	const [ returning, setReturning ] = useState< Returning | null >( null );
	const { Status, status_label: label, OrderNumber, PlacedAt, proposal, payment } = order.order;
	const { quote } = order;

	/** Whether a form is open, which says itself what went wrong. */
	const isAsking = Boolean( pendingStep || money || returning || isCutting || isEditing );

	const move = async ( state: string, reason = '' ) => {
		if ( await changing.run( { path: '/state', data: { state, reason }, said: __( 'Done.', 'coleman' ) } ) ) {
			setPendingStep( null );
		}
	};

	return (
		<>
			<Header
				title={ OrderNumber }
				step={ `${ order.version } ${ isAsking }` }
				back={ { label: __( 'Orders', 'coleman' ), onClick: onBack } }
				aside={
					<>
						{ quote && ! quote.is_open ? (
							<Badge tone="bad">{ quote.label }</Badge>
						) : (
							<StateBadge state={ Status } label={ quote?.label ?? label } />
						) }{ ' ' }
						<PaidBadge status={ payment.status } label={ payment.label } />{ ' ' }
						{ order.is_phone && <Badge tone="plain">{ __( 'Phone', 'coleman' ) }</Badge> }{ ' ' }
						<time dateTime={ PlacedAt }>{ longTime( PlacedAt ) }</time>
					</>
				}
				actions={
					<>
						<OrderPapers boot={ boot } id={ order.id } isInvoiced={ order.is_invoiced } />
						{ order.can_correct && ! isEditing && (
							<Button variant="secondary" onClick={ () => setIsEditing( true ) } __next40pxDefaultSize>
								{ __( 'Edit order', 'coleman' ) }
							</Button>
						) }
						{ [ ...order.steps ].reverse().map( ( step, index, all ) => (
							<Button
								key={ step.state }
								variant={
									index === all.length - 1 && ! CONFIRMED_STEPS.includes( step.state )
										? 'primary'
										: 'secondary'
								}
								isDestructive={ step.state === 'cancelled' }
								isBusy={ changing.isBusy }
								onClick={ () =>
									CONFIRMED_STEPS.includes( step.state )
										? setPendingStep( step )
										: void move( step.state )
								}
								__next40pxDefaultSize
							>
								{ step.label }
							</Button>
						) ) }
					</>
				}
			/>
			{ changing.isStale ? (
				<Stale />
			) : (
				! isAsking && <NewFault error={ changing.error } onDismiss={ changing.clear } />
			) }
			{ proposal && <Proposal order={ order } changing={ changing } /> }
			{ isEditing && order.can_correct && (
				<OrderEdit
					boot={ boot }
					order={ order }
					changing={ changing }
					onClose={ () => setIsEditing( false ) }
				/>
			) }
			<AttentionNotice order={ order } changing={ changing } />
			<div className="coleman-desk__columns" hidden={ isEditing && order.can_correct }>
				<div className="coleman-desk__main">
					<Lines boot={ boot } order={ order } changing={ changing } />
					{ order.can_send && (
						<CutForm order={ order } changing={ changing } isOpen={ isCutting } onOpen={ setIsCutting } />
					) }
					{ order.can_send && boot.mayFulfil && (
						<SendForm boot={ boot } order={ order } changing={ changing } />
					) }
					<Payments boot={ boot } order={ order } changing={ changing } open={ money } onOpen={ setMoney } />
					<Fulfilments boot={ boot } order={ order } changing={ changing } />
					<Returns
						boot={ boot }
						order={ order }
						changing={ changing }
						open={ returning }
						onOpen={ setReturning }
					/>
				</div>
				<Facts boot={ boot } order={ order } changing={ changing } />
				<div className="coleman-desk__after">
					<NoteForm
						name={ `orders-${ order.id }` }
						hasMail={ order.order.Email !== '' }
						changing={ changing }
					/>
					<History
						events={ order.events.map( ( event ) => ( { ...event, isInternal: ! event.is_public } ) ) }
					/>
				</div>
			</div>
			{ pendingStep && (
				<Step
					step={ pendingStep }
					changing={ changing }
					onMove={ move }
					onClose={ () => setPendingStep( null ) }
				/>
			) }
		</>
	);
}

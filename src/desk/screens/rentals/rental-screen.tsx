import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AskWhy } from '@/desk/ask-why';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { History } from '@/desk/history';
import { NoteForm } from '@/desk/note-form';
import { NewFault } from '@/desk/notices';
import { Stale } from '@/desk/stale';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useQuery } from '@/desk/use-query';
import { Facts } from './facts';
import { printUrl } from './print-url';
import { QuoteForm } from './quote-form';
import { StateBadge } from './state-badge';
import type { Rental, RentalScreenData } from './types';
import { UnitForm } from './unit-form';
import { useRental } from './use-rental';

/** What comes of a step that is asked about first; undefined where it is done at once. */
function consequence( step: string, { unit }: Rental ): string | undefined {
	switch ( step ) {
		case 'requested':
			return unit
				? __(
						'The unit becomes available again, and the customer gets an email that nothing is held for them.',
						'coleman'
					)
				: __(
						'The customer gets no email. Change the dates or confirm it today: tomorrow it expires again.',
						'coleman'
					);
		case 'declined':
			return __( 'The customer gets an email with your message.', 'coleman' );
		case 'cancelled':
			return unit
				? __( 'The unit becomes available again, and the customer gets an email.', 'coleman' )
				: __( 'The customer gets an email.', 'coleman' );
		case 'closed':
			return __( 'Nothing more is due. You can’t reopen a closed rental.', 'coleman' );
	}
}

type Props = {
	boot: RentalScreenData;
	id: string;
	isFromCalendar: boolean;
	onBack: () => void;
	onOpen: ( id: number ) => void;
};

/** One rental: what is to be done with it, and everything that was. */
export function RentalScreen( { boot, id, isFromCalendar, onBack, onOpen }: Props ) {
	const query = useQuery< Rental >( `/rentals/${ id }` );
	return (
		<Loaded query={ query }>
			{ ( rental ) => (
				<Shown
					key={ rental.id }
					boot={ boot }
					rental={ rental }
					show={ query.replace }
					back={ isFromCalendar ? __( 'Calendar', 'coleman' ) : __( 'Rentals', 'coleman' ) }
					onBack={ onBack }
					onOpen={ onOpen }
				/>
			) }
		</Loaded>
	);
}

type ShownProps = Pick< Props, 'boot' | 'onBack' | 'onOpen' > & {
	rental: Rental;
	show: ( rental: Rental ) => void;
	back: string;
};

function Shown( { boot, rental, show, back, onBack, onOpen }: ShownProps ) {
	const changing = useRental( rental, show );
	const [ pendingStep, setPendingStep ] = useState< Rental[ 'steps' ][ number ] | null >( null );
	const isOverdue = rental.state === 'out' && rental.return_date < boot.today;

	const move = async ( state: string, reason = '' ) => {
		if ( await changing.run( { path: '/state', data: { state, reason }, said: __( 'Done.', 'coleman' ) } ) ) {
			setPendingStep( null );
		}
	};
	// A day that is taken is told where the days are chosen.
	const isToldElsewhere = pendingStep !== null || changing.error?.code === 'coleman_rental_overlap';

	return (
		<>
			<Header
				title={ rental.machine }
				back={ { label: back, onClick: onBack } }
				aside={
					<>
						{ isOverdue ? (
							<Badge tone="bad">{ __( 'Overdue', 'coleman' ) }</Badge>
						) : (
							<StateBadge state={ rental.state } label={ rental.state_label } />
						) }{ ' ' }
						{ ! rental.is_verified && <Badge tone="plain">{ __( 'Unverified', 'coleman' ) }</Badge> }{ ' ' }
						{ rental.is_test && <Badge tone="plain">{ __( 'Test', 'coleman' ) }</Badge> }{ ' ' }
						{ rental.reference } ·{ ' ' }
						<time dateTime={ rental.created_at }>{ longTime( rental.created_at ) }</time>
					</>
				}
				actions={
					<>
						<Button
							variant="tertiary"
							href={ printUrl( boot, [ rental.id ] ) }
							target="_blank"
							__next40pxDefaultSize
						>
							{ __( 'Rental sheet', 'coleman' ) }
						</Button>
						{ [ ...rental.steps ].reverse().map( ( step ) => (
							<Button
								key={ step.state }
								variant={ [ 'out', 'returned' ].includes( step.state ) ? 'primary' : 'secondary' }
								isDestructive={ [ 'cancelled', 'declined' ].includes( step.state ) }
								isBusy={ changing.isBusy }
								onClick={ () =>
									consequence( step.state, rental ) ? setPendingStep( step ) : void move( step.state )
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
				! isToldElsewhere && <NewFault error={ changing.error } onDismiss={ changing.clear } />
			) }
			<div className="coleman-desk__columns">
				<div className="coleman-desk__main">
					{ ( rental.can_confirm || rental.can_change ) && (
						<UnitForm boot={ boot } rental={ rental } changing={ changing } onOpen={ onOpen } />
					) }
					{ rental.can_quote && (
						<QuoteForm
							key={ `${ rental.quote_cents } ${ rental.quote_note }` }
							rental={ rental }
							changing={ changing }
						/>
					) }
				</div>
				<Facts boot={ boot } rental={ rental } changing={ changing } />
				<div className="coleman-desk__after">
					<NoteForm
						name={ `rentals-${ rental.id }` }
						hasMail={ rental.customer.email !== '' }
						changing={ changing }
					/>
					<History events={ rental.events } />
				</div>
			</div>
			{ pendingStep && (
				<AskWhy
					title={ pendingStep.label }
					help={ consequence( pendingStep.state, rental ) }
					reader={
						pendingStep.state === 'declined'
							? __( 'The customer sees this.', 'coleman' )
							: __( 'Staff only. The customer doesn’t see it.', 'coleman' )
					}
					isDestructive={ [ 'cancelled', 'declined' ].includes( pendingStep.state ) }
					changing={ changing }
					onConfirm={ ( reason ) => void move( pendingStep.state, reason ) }
					onClose={ () => setPendingStep( null ) }
				/>
			) }
		</>
	);
}

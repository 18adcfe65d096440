import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Header } from '@/desk/header';
import { History } from '@/desk/history';
import { NoteForm } from '@/desk/note-form';
import { Fault } from '@/desk/notices';
import { Stale } from '@/desk/stale';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useQuery } from '@/desk/use-query';
import { AnswerForm } from './answer-form';
import { Inquiry } from './inquiry';
import { LeadFacts } from './lead-facts';
import { Related } from './related';
import { StatusBadges } from './status-badges';
import type { Lead, LeadScreenData } from './types';
import { useLead } from './use-lead';

/** What a status is called on the button that leads to it. */
const STEPS: Record< string, () => string > = {
	new: () => __( 'Reopen', 'coleman' ),
	answered: () => __( 'Answered by phone', 'coleman' ),
	won: () => __( 'Won', 'coleman' ),
	lost: () => __( 'Lost', 'coleman' ),
	spam: () => __( 'Spam', 'coleman' ),
};

type Props = { boot: LeadScreenData; id: string; onBack: () => void; onOpen: ( id: number ) => void };

/** One inquiry: what was asked, the answer, and everything that happened. */
export function LeadScreen( { boot, id, onBack, onOpen }: Props ) {
	const query = useQuery< Lead >( `/leads/${ id }` );
	return (
		<Loaded query={ query }>
			{ ( lead ) => (
				<Shown
					key={ lead.id }
					boot={ boot }
					lead={ lead }
					show={ query.replace }
					onBack={ onBack }
					onOpen={ onOpen }
				/>
			) }
		</Loaded>
	);
}

type ShownProps = Omit< Props, 'id' > & { lead: Lead; show: ( lead: Lead ) => void };

function Shown( { boot, lead, show, onBack, onOpen }: ShownProps ) {
	const changing = useLead( lead, show );
	return (
		<>
			<Header
				title={ lead.name }
				back={ { label: __( 'Leads', 'coleman' ), onClick: onBack } }
				aside={
					<>
						<StatusBadges lead={ lead } />{ ' ' }
						<time dateTime={ lead.created_at }>{ longTime( lead.created_at ) }</time>
					</>
				}
				actions={ lead.statuses.map( ( { value, label } ) => (
					<Button
						key={ value }
						variant="secondary"
						isBusy={ changing.isBusy }
						onClick={ () =>
							void changing.run( {
								path: '/status',
								data: { status: value },
								said: __( 'Done.', 'coleman' ),
							} )
						}
						__next40pxDefaultSize
					>
						{ STEPS[ value ]?.() ?? label }
					</Button>
				) ) }
			/>
			{ changing.isStale ? <Stale /> : <Fault error={ changing.error } onDismiss={ changing.clear } /> }
			<div className="coleman-desk__columns">
				<div className="coleman-desk__main">
					<Inquiry lead={ lead } />
					{ lead.email !== '' && <AnswerForm lead={ lead } changing={ changing } /> }
				</div>
				<LeadFacts boot={ boot } lead={ lead } changing={ changing } />
				<div className="coleman-desk__after">
					<NoteForm name={ `leads-${ lead.id }` } hasMail={ false } changing={ changing } />
					<Related leads={ lead.related } onOpen={ onOpen } />
					<History events={ lead.events } />
				</div>
			</div>
		</>
	);
}

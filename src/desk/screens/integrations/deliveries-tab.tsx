import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { WebhookDelivery } from '@/api/generated/schemas';
import { post, withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { ListScreen } from '@/desk/list-screen';
import { Fault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { shortTime } from '@/desk/time';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { eventName, outcomeOf, stateOf } from './words';

const FIRST: View = {
	type: 'table',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'event',
	fields: [ 'about', 'state', 'attempts', 'outcome', 'created' ],
	layout: { density: 'balanced', styles: { attempts: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< WebhookDelivery >[] => [
	{
		id: 'event',
		label: __( 'Event', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => eventName( item.event ),
	},
	{
		id: 'about',
		label: __( 'About', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.number || item.about.replace( ':', ' ' ),
	},
	{
		id: 'state',
		label: __( 'State', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.state,
		render: ( { item } ) => {
			const { label, tone } = stateOf( item );
			return <Badge tone={ tone }>{ label }</Badge>;
		},
	},
	{ id: 'attempts', label: __( 'Tries', 'coleman' ), ...plain, getValue: ( { item } ) => item.attempts.length },
	{
		id: 'outcome',
		label: __( 'Last answer', 'coleman' ),
		...plain,
		getValue: ( { item } ) => {
			const last = item.attempts.at( -1 );
			return last ? outcomeOf( last ) : '';
		},
	},
	{
		id: 'created',
		label: __( 'Happened', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.created_at,
		render: ( { item } ) => <time dateTime={ item.created_at }>{ shortTime( item.created_at ) }</time>,
	},
];

type Props = { state: '' | 'dead'; tabs: ReactNode; onShow: ( delivery: string ) => void };

/** What was sent to other systems, newest first. */
export function DeliveriesTab( { state, tabs, onShow }: Props ) {
	const list = useList< WebhookDelivery >( {
		first: FIRST,
		name: 'deliveries',
		path: () => withQuery( '/webhooks/deliveries', { state } ),
	} );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const replay = useMutation(
		useCallback( async ( rows: WebhookDelivery[] ) => {
			// One after the other: one that is refused leaves the others done.
			for ( const { id } of rows ) {
				await post( `/webhooks/deliveries/${ id }/replay`, {} );
			}
			return rows.length;
		}, [] )
	);
	const actions: Action< WebhookDelivery >[] = [
		{
			id: 'replay',
			label: __( 'Send again', 'coleman' ),
			supportsBulk: true,
			isEligible: ( delivery ) => delivery.state !== 'waiting',
			callback: ( rows ) =>
				void replay.run( rows ).then( ( count ) => {
					if ( count !== undefined ) {
						/* translators: %d: number of deliveries */
						announce( sprintf( __( 'Will be sent again: %d.', 'coleman' ), count ) );
					}
					list.reload();
				} ),
		},
	];
	return (
		<ListScreen
			title={ __( 'Integrations', 'coleman' ) }
			list={ list }
			fields={ fields }
			actions={ actions }
			empty={
				state === 'dead'
					? __( 'Every delivery arrived or is still being tried.', 'coleman' )
					: __( 'Nothing was sent yet.', 'coleman' )
			}
			onOpen={ ( { id } ) => onShow( String( id ) ) }
			tabs={ tabs }
		>
			<Fault error={ replay.error } />
		</ListScreen>
	);
}

import { Button } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Webhook, WebhookDelivery } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Confirm } from '@/desk/confirm';
import { ListScreen } from '@/desk/list-screen';
import { Fault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { SecretShown } from './secret-shown';
import { WebhookForm } from './webhook-form';
import { eventName } from './words';

const FIRST: View = {
	type: 'table',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'url',
	fields: [ 'state', 'events', 'waiting', 'dead' ],
	layout: { density: 'balanced', styles: { waiting: { align: 'end' }, dead: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< Webhook >[] => [
	{
		id: 'url',
		label: __( 'Address', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.url,
	},
	{
		id: 'state',
		label: __( 'State', 'coleman' ),
		...plain,
		getValue: ( { item } ) => String( item.is_paused ),
		render: ( { item } ) => (
			<Badge tone={ item.is_paused ? 'waiting' : 'good' }>
				{ item.is_paused ? __( 'Paused', 'coleman' ) : __( 'On', 'coleman' ) }
			</Badge>
		),
	},
	{
		id: 'events',
		label: __( 'Events', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.events.map( eventName ).join( ', ' ),
	},
	{ id: 'waiting', label: __( 'Waiting', 'coleman' ), ...plain, getValue: ( { item } ) => item.waiting },
	{ id: 'dead', label: __( 'Failed', 'coleman' ), ...plain, getValue: ( { item } ) => item.dead },
];

/** What is asked before it is done, or filled in. */
type Open = { what: 'form'; webhook: Webhook | null } | { what: 'secret' | 'remove'; webhook: Webhook };

type Step = { what: 'pause' | 'secret' | 'remove'; webhook: Webhook };

const send = ( { what, webhook }: Step ) =>
	what === 'pause'
		? post< Webhook >( `/webhooks/${ webhook.id }`, {
				url: webhook.url,
				events: webhook.events,
				marks_sent: webhook.marks_sent,
				is_paused: ! webhook.is_paused,
				version: webhook.version,
			} )
		: post< Webhook >( `/webhooks/${ webhook.id }/${ what }`, { version: webhook.version } );

type Props = { tabs: ReactNode; onShow: ( delivery: string ) => void };

/** Addresses of other systems that are told what happens. */
export function WebhooksTab( { tabs, onShow }: Props ) {
	const list = useList< Webhook >( { first: FIRST, name: 'webhooks', path: () => '/webhooks' } );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const [ open, setOpen ] = useState< Open | null >( null );
	const [ shown, setShown ] = useState( '' );
	const step = useMutation( useCallback( send, [] ) );
	const test = useMutation(
		useCallback( ( id: number ) => post< WebhookDelivery >( `/webhooks/${ id }/test`, {} ), [] )
	);
	const done = ( said: string, secret = '' ) => {
		setOpen( null );
		setShown( secret );
		announce( said );
		list.reload();
	};
	const run = async ( what: Step[ 'what' ], webhook: Webhook, said: string ) => {
		const answer = await step.run( { what, webhook } );
		if ( answer ) {
			done( said, what === 'secret' ? answer.results.secret : '' );
		} else {
			// Somebody was faster: what is shown is what they have made of it.
			setOpen( null );
			list.reload();
		}
	};
	const actions: Action< Webhook >[] = [
		{
			id: 'test',
			label: __( 'Send a test', 'coleman' ),
			callback: ( [ webhook ] ) =>
				webhook &&
				void test.run( webhook.id ).then( ( answer ) => answer && onShow( String( answer.results.id ) ) ),
		},
		{
			id: 'pause',
			label: ( [ webhook ] ) => ( webhook?.is_paused ? __( 'Go on', 'coleman' ) : __( 'Pause', 'coleman' ) ),
			callback: ( [ webhook ] ) =>
				webhook &&
				void run(
					'pause',
					webhook,
					webhook.is_paused ? __( 'Webhook goes on.', 'coleman' ) : __( 'Webhook paused.', 'coleman' )
				),
		},
		{
			id: 'secret',
			label: __( 'New secret', 'coleman' ),
			callback: ( [ webhook ] ) => webhook && setOpen( { what: 'secret', webhook } ),
		},
		{
			id: 'remove',
			label: __( 'Remove', 'coleman' ),
			callback: ( [ webhook ] ) => webhook && setOpen( { what: 'remove', webhook } ),
		},
	];
	return (
		<>
			<ListScreen
				title={ __( 'Integrations', 'coleman' ) }
				buttons={
					<Button
						variant="primary"
						onClick={ () => setOpen( { what: 'form', webhook: null } ) }
						__next40pxDefaultSize
					>
						{ __( 'Add a webhook', 'coleman' ) }
					</Button>
				}
				list={ list }
				fields={ fields }
				actions={ actions }
				isBusy={ test.isBusy }
				empty={ __( 'No other system is told anything.', 'coleman' ) }
				onOpen={ ( webhook ) => setOpen( { what: 'form', webhook } ) }
				tabs={ tabs }
			>
				{ shown && <SecretShown secret={ shown } onClose={ () => setShown( '' ) } /> }
				<Fault error={ step.error ?? test.error } />
			</ListScreen>
			{ open?.what === 'form' && (
				<WebhookForm webhook={ open.webhook } onClose={ () => setOpen( null ) } onDone={ done } />
			) }
			{ open?.what === 'secret' && (
				<Confirm
					title={ __( 'Make a new secret?', 'coleman' ) }
					confirm={ __( 'Make a new secret', 'coleman' ) }
					isDestructive
					isBusy={ step.isBusy }
					onConfirm={ () => void run( 'secret', open.webhook, __( 'New secret made.', 'coleman' ) ) }
					onClose={ () => setOpen( null ) }
				>
					<p>
						{ __(
							'The old secret stops working at once. Deliveries fail until the other system has the new one, and are tried again.',
							'coleman'
						) }
					</p>
				</Confirm>
			) }
			{ open?.what === 'remove' && (
				<Confirm
					title={ __( 'Remove this webhook?', 'coleman' ) }
					confirm={ __( 'Remove', 'coleman' ) }
					isDestructive
					isBusy={ step.isBusy }
					onConfirm={ () => void run( 'remove', open.webhook, __( 'Webhook removed.', 'coleman' ) ) }
					onClose={ () => setOpen( null ) }
				>
					<p>
						{
							/* translators: 1: address, 2: number of deliveries */ sprintf(
								__(
									'%1$s is told nothing any more. Its log is deleted, and %2$d waiting deliveries are not sent.',
									'coleman'
								),
								open.webhook.url,
								open.webhook.waiting
							)
						}
					</p>
				</Confirm>
			) }
		</>
	);
}

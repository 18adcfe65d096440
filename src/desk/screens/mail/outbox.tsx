import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskMail } from '@/api/generated/schemas';
import { post, withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { type Action, type Field, Table, type View } from '@/desk/table';
import { TestLead } from '@/desk/test-lead';
import { shortTime } from '@/desk/time';
import { useMutation } from '@/desk/use-mutation';
import { useListView } from '@/desk/use-list-view';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
import { MailTabs } from './mail-tabs';
import { kindName, stateOf } from './words';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'recipient',
	fields: [ 'kind', 'state', 'attempts', 'error', 'created' ],
	layout: { density: 'balanced', styles: { attempts: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< DeskMail >[] => [
	{
		id: 'recipient',
		label: __( 'To', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.recipient || __( '(deleted by age)', 'coleman' ),
	},
	{ id: 'kind', label: __( 'Letter', 'coleman' ), ...plain, getValue: ( { item } ) => kindName( item.kind ) },
	{
		id: 'state',
		label: __( 'State', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.state,
		render: ( { item } ) => {
			const { label, tone } = stateOf( item.state );
			return <Badge tone={ tone }>{ label }</Badge>;
		},
	},
	{ id: 'attempts', label: __( 'Tries', 'coleman' ), ...plain, getValue: ( { item } ) => item.attempts },
	{
		id: 'error',
		label: __( 'What the mail server said', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.error,
		render: ( { item } ) => <span className="coleman-mail__error">{ item.error }</span>,
	},
	{
		id: 'created',
		label: __( 'Written', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.created_at,
		render: ( { item } ) => <time dateTime={ item.created_at }>{ shortTime( item.created_at ) }</time>,
	},
];

type Props = {
	/** Which mails are shown; empty for all. */
	state: string;
	go: ( changes: Record< string, string > ) => void;
};

/** Mails, newest first. */
export function Outbox( { state, go }: Props ) {
	const [ view, setView ] = useListView( FIRST );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const announce = useAnnounce();
	const asked = withQuery( '/mails', { state } );
	const pages = usePages( asked );
	const mails = useQuery< DeskMail[] >( withQuery( asked, { after: pages.after } ) );
	const fields = useMemo( FIELDS, [] );
	const { reload } = mails;

	const act = useMutation(
		useCallback( async ( { ids, act: what }: { ids: number[]; act: 'resend' | 'put-aside' } ) => {
			// One after the other: a mail that is refused leaves the others done.
			for ( const id of ids ) {
				await post( `/mails/${ id }/${ what }`, {} );
			}
			return ids.length;
		}, [] )
	);
	const run = useCallback(
		async ( items: DeskMail[], what: 'resend' | 'put-aside' ) => {
			const count = await act.run( { ids: items.map( ( { id } ) => id ), act: what } );
			if ( count !== undefined ) {
				announce(
					what === 'resend'
						? /* translators: %d: number of mails */ sprintf(
								__( 'Back in the outbox: %d.', 'coleman' ),
								count
							)
						: /* translators: %d: number of mails */ sprintf( __( 'Put aside: %d.', 'coleman' ), count )
				);
			}
			setSelection( [] );
			reload();
		},
		[ act, announce, reload ]
	);
	const actions = useMemo< Action< DeskMail >[] >(
		() => [
			{
				id: 'resend',
				label: __( 'Send again', 'coleman' ),
				supportsBulk: true,
				isEligible: ( mail ) => mail.recipient !== '' && mail.state !== 'waiting',
				callback: ( items ) => void run( items, 'resend' ),
			},
			{
				id: 'put-aside',
				label: __( 'Put aside', 'coleman' ),
				supportsBulk: true,
				isEligible: ( mail ) => mail.state === 'dead',
				callback: ( items ) => void run( items, 'put-aside' ),
			},
		],
		[ run ]
	);

	return (
		<>
			<Header title={ __( 'Mail', 'coleman' ) } />
			<div className="coleman-mail__test-lead">
				<TestLead />
			</div>
			<Fault error={ mails.error ?? act.error } />
			<Table
				rows={ mails.answer?.results ?? [] }
				getId={ ( mail ) => String( mail.id ) }
				fields={ fields }
				actions={ actions }
				view={ view }
				onChangeView={ setView }
				isLoading={ mails.isLoading }
				empty={
					state === '' ? __( 'No mail has been written yet.', 'coleman' ) : __( 'No mail here.', 'coleman' )
				}
				onOpen={ ( mail ) => go( { mail: String( mail.id ) } ) }
				selection={ selection }
				onSelect={ setSelection }
				pages={ pages }
				hasMore={ mails.answer?.has_more ?? false }
				after={ mails.answer?.after ?? '' }
			>
				<MailTabs view={ state } counts={ mails.answer?.counts ?? {} } go={ go } />
			</Table>
		</>
	);
}

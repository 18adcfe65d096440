import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskMail } from '@/api/generated/schemas';
import { post, withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { ListScreen } from '@/desk/list-screen';
import { Fault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { TestLead } from '@/desk/test-lead';
import { shortTime } from '@/desk/time';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
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
		getValue: ( { item } ) => item.recipient || __( '(deleted after expiry)', 'coleman' ),
	},
	{ id: 'kind', label: __( 'Template', 'coleman' ), ...plain, getValue: ( { item } ) => kindName( item.kind ) },
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

type What = 'resend' | 'put-aside';

const saidOf = ( what: What, count: number ) =>
	what === 'resend'
		? /* translators: %d: number of mails */ sprintf( __( 'Back in the outbox: %d.', 'coleman' ), count )
		: /* translators: %d: number of mails */ sprintf( __( 'Dismissed: %d.', 'coleman' ), count );

const actionsOf = ( run: ( mails: DeskMail[], what: What ) => void ): Action< DeskMail >[] => [
	{
		id: 'resend',
		label: __( 'Send again', 'coleman' ),
		supportsBulk: true,
		isEligible: ( mail ) => mail.recipient !== '' && mail.state !== 'waiting',
		callback: ( mails ) => run( mails, 'resend' ),
	},
	{
		id: 'put-aside',
		label: __( 'Dismiss', 'coleman' ),
		supportsBulk: true,
		isEligible: ( mail ) => mail.state === 'dead',
		callback: ( mails ) => run( mails, 'put-aside' ),
	},
];

/** Mails, newest first. */
export function Outbox( { state, go }: Props ) {
	const list = useList< DeskMail >( { first: FIRST, path: () => withQuery( '/mails', { state } ) } );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const act = useMutation(
		useCallback( async ( { mails, what }: { mails: DeskMail[]; what: What } ) => {
			// One after the other: a mail that is refused leaves the others done.
			for ( const { id } of mails ) {
				await post( `/mails/${ id }/${ what }`, {} );
			}
			return mails.length;
		}, [] )
	);
	const run = async ( mails: DeskMail[], what: What ) => {
		const count = await act.run( { mails, what } );
		if ( count !== undefined ) {
			announce( saidOf( what, count ) );
		}
		list.reload();
	};
	return (
		<ListScreen
			title={ __( 'Mail', 'coleman' ) }
			list={ list }
			fields={ fields }
			actions={ actionsOf( ( mails, what ) => void run( mails, what ) ) }
			empty={ state === '' ? __( 'No emails yet.', 'coleman' ) : __( 'No emails found.', 'coleman' ) }
			onOpen={ ( mail ) => go( { mail: String( mail.id ) } ) }
			tabs={ <MailTabs view={ state } counts={ list.rows.answer?.counts ?? {} } go={ go } /> }
		>
			<div className="coleman-mail__test-lead">
				<TestLead />
			</div>
			<Fault error={ act.error } />
		</ListScreen>
	);
}

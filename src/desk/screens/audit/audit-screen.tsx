import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AuditEntry } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { SelectField } from '@/desk/fields';
import { ListScreen } from '@/desk/list-screen';
import type { Field, View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { shortTime } from '@/desk/time';
import { useAddress } from '@/desk/use-address';
import { useList } from '@/desk/use-list';
import { aboutOf, lines, type Names } from './names';
import './audit.css';

const FIRST: View = {
	type: 'table',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'about',
	fields: [ 'happened', 'user', 'kind', 'before', 'after' ],
	layout: { density: 'balanced' },
};

const plain = { enableSorting: false, filterBy: false } as const;

const KINDS: Record< AuditEntry[ 'kind' ], () => string > = {
	settings: () => __( 'Settings', 'coleman' ),
	role: () => __( 'Rights', 'coleman' ),
	price: () => __( 'Prices', 'coleman' ),
	refund: () => __( 'Refunds', 'coleman' ),
	feed: () => __( 'Feeds', 'coleman' ),
	export: () => __( 'Exports', 'coleman' ),
	webhook: () => __( 'Webhooks', 'coleman' ),
};

type User = { id: number; name: string };

const fieldsOf = ( names: Names, users: User[] ): Field< AuditEntry >[] => [
	{
		id: 'about',
		label: __( 'About', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => aboutOf( item.about, names, users ),
	},
	{
		id: 'happened',
		label: __( 'When', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.happened_at,
		render: ( { item } ) => <time dateTime={ item.happened_at }>{ shortTime( item.happened_at ) }</time>,
	},
	{ id: 'user', label: __( 'Who', 'coleman' ), ...plain, getValue: ( { item } ) => item.user },
	{ id: 'kind', label: __( 'What', 'coleman' ), ...plain, getValue: ( { item } ) => KINDS[ item.kind ]() },
	{
		id: 'before',
		label: __( 'From', 'coleman' ),
		...plain,
		getValue: ( { item } ) => lines( item.before, item.about, names ),
		render: ( { item } ) => (
			<span className="coleman-audit__values">{ lines( item.before, item.about, names ) }</span>
		),
	},
	{
		id: 'after',
		label: __( 'To', 'coleman' ),
		...plain,
		getValue: ( { item } ) => lines( item.after, item.about, names ),
		render: ( { item } ) => (
			<span className="coleman-audit__values">{ lines( item.after, item.about, names ) }</span>
		),
	},
];

/** @return Where an administrator sees what an entry is about; empty where there is nothing to see. */
function linkOf( about: string ): string {
	const [ what, id ] = about.split( ':' );
	if ( what === 'order' ) {
		return `admin.php?page=coleman-orders&order=${ id }`;
	}
	if ( what === 'run' ) {
		return `admin.php?page=coleman-feeds&run=${ id }`;
	}
	const tab = what === 'machine' ? 'machines' : 'classes';
	if ( what === 'machine' || what === 'class' ) {
		return `admin.php?page=coleman-inventory&tab=${ tab }&item=${ id }`;
	}
	return what === 'user' ? `user-edit.php?user_id=${ id }` : '';
}

/** What the staff did that others answer for, newest first. */
export function AuditScreen( { users, names }: { users: User[]; names: Names } ) {
	const [ params, go ] = useAddress();
	const kind = params.get( 'tab' ) ?? '';
	const user = params.get( 'user' ) ?? '';
	const list = useList< AuditEntry >( { first: FIRST, path: () => withQuery( '/audit', { kind, user } ) } );
	const fields = useMemo( () => fieldsOf( names, users ), [ names, users ] );
	return (
		<ListScreen
			title={ __( 'Staff log', 'coleman' ) }
			list={ list }
			fields={ fields }
			empty={ __( 'No entries found.', 'coleman' ) }
			onOpen={ ( { about } ) => {
				if ( linkOf( about ) !== '' ) {
					window.location.assign( linkOf( about ) );
				}
			} }
			tabs={
				<Tabs
					label={ __( 'Kinds of entries', 'coleman' ) }
					tabs={ [
						{ value: '', label: __( 'All', 'coleman' ) },
						...Object.entries( KINDS ).map( ( [ value, label ] ) => ( { value, label: label() } ) ),
					] }
					value={ kind }
					onChoose={ ( value ) => go( { tab: value } ) }
				/>
			}
		>
			<div className="coleman-audit__filter">
				<SelectField
					label={ __( 'Who', 'coleman' ) }
					fault={ undefined }
					value={ user }
					options={ [
						{ value: '', label: __( 'Everyone', 'coleman' ) },
						...users.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
					] }
					onChange={ ( value ) => go( { user: value } ) }
				/>
			</div>
		</ListScreen>
	);
}

import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskCustomer } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { ExportList } from '@/desk/export-list';
import { ListScreen } from '@/desk/list-screen';
import type { Field, View } from '@/desk/table';
import { ViewTabs } from '@/desk/tabs';
import { day } from '@/desk/time';
import { useList } from '@/desk/use-list';
import { Marks } from './marks';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'name',
	fields: [ 'company', 'email', 'phone', 'account_number', 'marks', 'since' ],
	layout: { density: 'balanced' },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< DeskCustomer >[] => [
	{
		id: 'name',
		label: __( 'Customer', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.name || item.email,
	},
	{ id: 'company', label: __( 'Company', 'coleman' ), ...plain, getValue: ( { item } ) => item.company },
	{ id: 'email', label: __( 'Email', 'coleman' ), ...plain, getValue: ( { item } ) => item.email },
	{ id: 'phone', label: __( 'Phone', 'coleman' ), ...plain, getValue: ( { item } ) => item.phone },
	{
		id: 'account_number',
		label: __( 'Account', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.account_number,
	},
	{
		id: 'marks',
		label: __( 'Terms', 'coleman' ),
		...plain,
		getValue: ( { item } ) => String( item.has_terms ),
		render: ( { item } ) => <Marks customer={ item } />,
	},
	{
		id: 'since',
		label: __( 'Since', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.since,
		render: ( { item } ) => <time dateTime={ item.since }>{ day( item.since.slice( 0, 10 ) ) }</time>,
	},
];

type Props = {
	/** Which customers are shown: terms, exempt, or empty for all. */
	filter: string;
	go: ( changes: Record< string, string > ) => void;
};

const viewsOf = () => [
	{ value: '', label: __( 'All customers', 'coleman' ) },
	{ value: 'terms', label: __( 'On account', 'coleman' ) },
	{ value: 'exempt', label: __( 'Tax exempt', 'coleman' ) },
	{ value: 'unconfirmed', label: __( 'Email not confirmed', 'coleman' ) },
];

/** Customers who have an account here, who came last first. */
export function CustomerList( { filter, go }: Props ) {
	const path = ( { search }: View ) => withQuery( '/customers', { filter, search } );
	const list = useList< DeskCustomer >( { first: FIRST, path } );
	const fields = useMemo( FIELDS, [] );
	return (
		<ListScreen
			title={ __( 'Customers', 'coleman' ) }
			buttons={ <ExportList list="customers" path={ path( list.view ) } /> }
			list={ list }
			fields={ fields }
			searchLabel={ __( 'Name, company, email, phone or account', 'coleman' ) }
			empty={ __( 'No customers found.', 'coleman' ) }
			noMatch={ ( words ) =>
				/* translators: %s: what was searched for */
				sprintf( __( 'No customer matches "%s".', 'coleman' ), words )
			}
			onOpen={ ( customer ) => go( { customer: String( customer.id ) } ) }
			tabs={
				<ViewTabs
					views={ viewsOf() }
					counts={ list.counts }
					value={ filter }
					onChoose={ ( value ) => go( { filter: value } ) }
				/>
			}
		/>
	);
}

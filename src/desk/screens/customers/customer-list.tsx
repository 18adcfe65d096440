import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskCustomer } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { type Field, Table, type View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { day } from '@/desk/time';
import { useListView } from '@/desk/use-list-view';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
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

/** Customers who have an account here, who came last first. */
export function CustomerList( { filter, go }: Props ) {
	const [ view, setView ] = useListView( FIRST );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const asked = withQuery( '/customers', { filter, search: view.search } );
	const pages = usePages( asked );
	const customers = useQuery< DeskCustomer[] >( withQuery( asked, { after: pages.after } ) );
	const fields = useMemo( FIELDS, [] );
	return (
		<>
			<Header title={ __( 'Customers', 'coleman' ) } />
			<Fault error={ customers.error } />
			<Table
				rows={ customers.answer?.results ?? [] }
				getId={ ( customer ) => String( customer.id ) }
				fields={ fields }
				view={ view }
				onChangeView={ setView }
				isLoading={ customers.isLoading }
				searchLabel={ __( 'Name, company, email, phone or account', 'coleman' ) }
				empty={
					view.search
						? /* translators: %s: what was searched for */
							sprintf( __( 'No customer matches "%s".', 'coleman' ), view.search )
						: __( 'No customers here.', 'coleman' )
				}
				onOpen={ ( customer ) => go( { customer: String( customer.id ) } ) }
				selection={ selection }
				onSelect={ setSelection }
				pages={ pages }
				hasMore={ customers.answer?.has_more ?? false }
				after={ customers.answer?.after ?? '' }
			>
				<Tabs
					label={ __( 'Views', 'coleman' ) }
					tabs={ [
						{ value: '', label: __( 'All customers', 'coleman' ) },
						{ value: 'terms', label: __( 'On account', 'coleman' ) },
						{ value: 'exempt', label: __( 'Tax exempt', 'coleman' ) },
						{ value: 'unconfirmed', label: __( 'Email not confirmed', 'coleman' ) },
					] }
					value={ filter }
					onChoose={ ( value ) => go( { filter: value } ) }
				/>
			</Table>
		</>
	);
}

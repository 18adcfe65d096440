import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { Header } from './header';
import { Fault } from './notices';
import { type Action, type Field, Table } from './table';
import type { List } from './use-list';

type Props< Row > = {
	title: string;
	back?: ComponentProps< typeof Header >[ 'back' ];
	/** What can be done here, at the end of the head. */
	buttons?: ReactNode;
	list: List< Row >;
	fields: Field< Row >[];
	/** What can be done with rows. */
	actions?: Action< Row >[];
	/** While something is done with rows. */
	isBusy?: boolean;
	/** Left out where there is nothing to search by. */
	searchLabel?: string;
	/** Whether the cursor stands in the search box as soon as the list is shown. */
	searchTakesFocus?: boolean;
	/** Said where no row is left. */
	empty: string;
	/** Said where no row is left of what was searched for. */
	noMatch?: ( words: string ) => string;
	onOpen: ( row: Row ) => void;
	/** How many rows a page may have; left out where the server alone knows. */
	pageSizes?: number[];
	/** The views of the list. */
	tabs?: ReactNode;
	/** Between head and table: what waits for somebody, what became of the last step. */
	children?: ReactNode;
};

/** Where the server takes the size of a page. */
export const PAGE_SIZES = [ 25, 50, 100 ];

/** A list of one desk, whole: head, views, search, filters, rows with what can be done with them, pages. */
export function ListScreen< Row extends { id: number } | { name: string } >( {
	title,
	back,
	buttons,
	list,
	fields,
	actions = [],
	isBusy = false,
	searchLabel,
	searchTakesFocus = false,
	empty,
	noMatch,
	onOpen,
	pageSizes = [],
	tabs,
	children,
}: Props< Row > ) {
	const { view, rows } = list;
	const { answer, error } = rows;
	const nothing = view.search && noMatch ? noMatch( view.search ) : empty;
	return (
		<>
			<Header title={ title } { ...( back ? { back } : {} ) } actions={ buttons } />
			{ children }
			<Fault error={ error } />
			<Table
				rows={ answer?.results ?? [] }
				getId={ ( row ) => ( 'id' in row ? String( row.id ) : row.name ) }
				fields={ fields }
				actions={ actions }
				view={ view }
				onChangeView={ list.setView }
				isLoading={ rows.isLoading || isBusy }
				{ ...( searchLabel === undefined ? {} : { searchLabel } ) }
				searchTakesFocus={ searchTakesFocus }
				// Nobody knows what is there when the list could not be read.
				empty={ error && ! answer ? <TryAgain onClick={ rows.reload } /> : nothing }
				onOpen={ onOpen }
				selection={ list.selection }
				onSelect={ list.setSelection }
				pages={ list.pages }
				hasMore={ answer?.has_more ?? false }
				after={ answer?.after ?? '' }
				pageSizes={ pageSizes }
			>
				{ tabs }
			</Table>
		</>
	);
}

const TryAgain = ( { onClick }: { onClick: () => void } ) => (
	<Button variant="secondary" onClick={ onClick } __next40pxDefaultSize>
		{ __( 'Try again', 'coleman' ) }
	</Button>
);

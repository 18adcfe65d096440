/**
 * Tables of the back office: WordPress's DataViews with our own pager beneath, for our lists go on by a key.
 *
 * WordPress has no script handle for DataViews; `/wp` is its build for plugins, which is bundled. See docs/desk.md.
 */
import { DataViews } from '@wordpress/dataviews/wp';
import type { Action, Field, View } from '@wordpress/dataviews/wp';
import type { ComponentProps, ReactNode } from 'react';
import { Pager } from './pager';
import { SearchForm } from './search-form';
import type { usePages } from './use-pages';
import './table.css';

export type { Action, Field, View };

type Props< Item > = {
	rows: Item[];
	getId: ( row: Item ) => string;
	fields: Field< Item >[];
	actions?: Action< Item >[];
	view: View;
	onChangeView: ( view: View ) => void;
	isLoading: boolean;
	/** Left out where there is nothing to search by. */
	searchLabel?: string;
	/** Whether the cursor stands in the search box as soon as the list is shown. */
	searchTakesFocus?: boolean;
	/** What is said where no row is left. */
	empty: ReactNode;
	onOpen: ( row: Item ) => void;
	selection: string[];
	onSelect: ( ids: string[] ) => void;
	pages: ReturnType< typeof usePages >;
	hasMore: boolean;
	after: string;
	/** How many rows a page may have; none where the server alone knows. */
	pageSizes: number[];
	/** Beside the search: tabs, for example. */
	children?: ReactNode;
};

export function Table< Item >( {
	rows,
	getId,
	fields,
	actions = [],
	view,
	onChangeView,
	isLoading,
	searchLabel,
	searchTakesFocus = false,
	empty,
	onOpen,
	selection,
	onSelect,
	pages,
	hasMore,
	after,
	pageSizes,
	children,
}: Props< Item > ) {
	// Whether getItemId may be left out depends on the row's own id, which is open here: it never is.
	const table = {
		data: rows,
		getItemId: getId,
		fields,
		actions,
		view,
		onChangeView,
		isLoading,
		paginationInfo: { totalItems: rows.length, totalPages: 1 },
		defaultLayouts: { table: {} },
		selection,
		onChangeSelection: onSelect,
		onClickItem: onOpen,
		config: { perPageSizes: pageSizes },
		empty,
	} as unknown as ComponentProps< typeof DataViews< object > >;
	return (
		<div className="coleman-desk__table">
			<DataViews< object > { ...table }>
				<div className="coleman-desk__tools">
					{ children }
					{ searchLabel !== undefined && (
						<SearchForm takesFocus={ searchTakesFocus }>
							<DataViews.Search label={ searchLabel } />
						</SearchForm>
					) }
					<DataViews.FiltersToggle />
					<DataViews.ViewConfig />
				</div>
				<DataViews.FiltersToggled className="coleman-desk__filters" />
				<DataViews.Layout />
				<div className="coleman-desk__foot">
					{ selection.length > 0 && <DataViews.BulkActionToolbar /> }
					<Pager pages={ pages } hasMore={ hasMore } after={ after } />
				</div>
			</DataViews>
		</div>
	);
}

import type { FormEvent, ReactNode } from 'react';

const selectAll = ( event: FormEvent< HTMLFormElement > ) => {
	event.preventDefault();
	event.currentTarget.querySelector( 'input' )?.select();
};

/**
 * Around the search box of a list. Lists search as is typed, so Enter only selects what stands in the box: a scanner
 * ends each code with Enter, and the next code replaces the last.
 *
 * @param props
 * @param props.children The search box.
 */
export const SearchForm = ( { children }: { children: ReactNode } ) => (
	<form role="search" className="coleman-desk__search" onSubmit={ selectAll }>
		{ children }
	</form>
);

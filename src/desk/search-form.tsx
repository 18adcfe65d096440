import { useEffect, useRef } from '@wordpress/element';
import type { FormEvent, ReactNode } from 'react';
import { isFocusFree } from './focus';

type Props = {
	/** Whether the cursor stands in the box as soon as the list is shown, for whoever scans or types at once. */
	takesFocus?: boolean;
	/** The search box. */
	children: ReactNode;
};

/**
 * Around the search box of a list. Lists search as is typed, so Enter only selects what stands in the box: a scanner
 * ends each code with Enter, and the next code replaces the last.
 *
 * @param props
 * @param props.takesFocus
 * @param props.children
 */
export function SearchForm( { takesFocus = false, children }: Props ) {
	const form = useRef< HTMLFormElement >( null );
	useEffect( () => {
		// Not from somebody who has begun elsewhere.
		if ( takesFocus && isFocusFree() ) {
			const box = form.current?.querySelector( 'input' );
			box?.focus();
			box?.select();
		}
	}, [ takesFocus ] );
	const selectAll = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		event.currentTarget.querySelector( 'input' )?.select();
	};
	return (
		<form role="search" className="coleman-desk__search" ref={ form } onSubmit={ selectAll }>
			{ children }
		</form>
	);
}

import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/**
 * Rows that are typed in. They have no name of their own, and what stands in one is typed at the moment: their place is
 * their key.
 *
 * @param rows
 * @param onChange
 * @param first    Selects in the list what a new row is begun with.
 */
export function useRows< Row extends object, List extends HTMLElement = HTMLElement >(
	rows: Row[],
	onChange: ( rows: Row[] ) => void,
	first = 'li:last-child input'
) {
	const list = useRef< List >( null );
	return {
		list,
		put: ( index: number, change: Partial< Row > ) =>
			onChange( rows.map( ( row, at ) => ( at === index ? { ...row, ...change } : row ) ) ),
		remove: ( index: number ) => onChange( rows.filter( ( _, at ) => at !== index ) ),
		add: ( blank: Row ) => {
			onChange( [ ...rows, blank ] );
			// Into the new row, when it is there.
			window.setTimeout( () => list.current?.querySelector< HTMLElement >( first )?.focus() );
		},
	};
}

/** Takes a row out; `label` says which. */
export const RemoveRow = ( { label, onClick }: { label: string; onClick: () => void } ) => (
	<Button variant="tertiary" isDestructive onClick={ onClick } aria-label={ label } __next40pxDefaultSize>
		{ __( 'Remove', 'coleman' ) }
	</Button>
);

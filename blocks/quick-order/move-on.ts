import type { KeyboardEvent } from 'react';

/**
 * Moves between the rows: Enter to the next number, the arrows up and down within a column.
 *
 * @return Whether the row was left by Enter.
 */
export function moveOn( event: KeyboardEvent< HTMLElement > ): boolean {
	const field = event.target as HTMLInputElement;
	const [ , column = '', at = '' ] = /^(number|quantity|description)_(\d+)$/.exec( field.name ) ?? [];
	const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[ event.key ];
	if (
		! column ||
		! step ||
		event.nativeEvent.isComposing ||
		( column === 'description' && event.key !== 'Enter' )
	) {
		return false;
	}
	const next = field.form?.elements.namedItem(
		`${ event.key === 'Enter' ? 'number' : column }_${ Number( at ) + step }`
	);
	event.preventDefault();
	if ( next instanceof HTMLInputElement ) {
		next.focus();
		next.select();
	} else if ( event.key === 'Enter' ) {
		field.blur();
	}
	return event.key === 'Enter';
}

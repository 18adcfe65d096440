import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { useMounted } from '@/islands';
import { moveOn } from './move-on';
import type { QuickOrderProps } from './quick-order-props';
import { QuickOrderView } from './quick-order-view';
import type { Handlers, LiveRow } from './quick-order-view';
import { useAdding } from './use-adding';
import { usePasting } from './use-pasting';
import { useSheet } from './use-sheet';
import { useVerdicts } from './use-verdicts';

export { quickOrderProps } from './quick-order-props';

/** Gives a row's number the focus after what was filled in is on the page. */
function useNextRow( form: RefObject< HTMLFormElement >, rows: LiveRow[] ) {
	const goOnAt = useRef< number | null >( null );

	useEffect( () => {
		if ( goOnAt.current !== null ) {
			const field = form.current?.elements.namedItem( `number_${ goOnAt.current }` );
			goOnAt.current = null;
			if ( field instanceof HTMLInputElement ) {
				field.focus();
			}
		}
	}, [ form, rows ] );

	return ( index: number ) => {
		goOnAt.current = index;
	};
}

/** The sheet at work: it asks about numbers as soon as a row is left, and adds what is ticked. */
export function QuickOrder( { level, heading, rows: printed, cartUrl }: QuickOrderProps ) {
	const form = useRef< HTMLFormElement >( null );
	const isMounted = useMounted();
	const [ statusMessage, say ] = useState< ReactNode >( null );
	const { rows, apply, fill, now, place } = useSheet( printed, form );
	const { check, isChecking } = useVerdicts( {
		now,
		hear: ( verdicts ) => apply( { type: 'HEAR', verdicts } ),
		say,
	} );
	const goOnAt = useNextRow( form, rows );

	const takeOut = ( ids: Set< number > ) => {
		goOnAt( 0 );
		apply( { type: 'TAKE_OUT', ids } );
	};
	const { takeList, ...pasting } = usePasting( {
		fill,
		onFill: () => {
			goOnAt( place() );
			void check();
		},
		say,
	} );
	const { add, isAdding } = useAdding( {
		cartUrl,
		now,
		onNothing: () => void check(),
		onRefuse: ( faults ) => apply( { type: 'REFUSE', faults } ),
		onAdd: takeOut,
		say,
	} );

	const handlers: Handlers = {
		...pasting,
		onType: ( { id }, field, text ) => apply( { type: 'TYPE', id, field, text } ),
		onPick: ( { id }, pick ) => apply( { type: 'PICK', id, pick } ),
		onLeave: () => void check(),
		onKey: ( event ) => {
			if ( moveOn( event ) ) {
				void check();
			}
		},
		onSubmit: ( event ) => {
			event.preventDefault();
			const lines = event.currentTarget.elements.namedItem( 'lines' ) as HTMLTextAreaElement;
			if ( lines.value.trim() && takeList( lines.value ) ) {
				lines.value = '';
			} else if (
				( event.nativeEvent as SubmitEvent ).submitter?.getAttribute( 'value' ) === 'quick_order_add'
			) {
				void add();
			} else {
				void check();
			}
		},
		onClear: () => {
			takeOut( new Set( now().map( ( { id } ) => id ) ) );
			say( '' );
		},
	};

	return (
		<QuickOrderView
			level={ level }
			heading={ heading }
			rows={ rows }
			formRef={ form }
			handlers={ isMounted ? handlers : undefined }
			isChecking={ isChecking }
			isAdding={ isAdding }
			statusMessage={ statusMessage }
		/>
	);
}

import { useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { useIdempotencyKey } from '@/forms/bot-check/use-bot-check';
import { typedIn } from '@/forms/use-form';
import type { Typed } from '@/forms/use-form';
import type { CheckoutProps } from './checkout-props';
import { isOfDelivery } from './quote-fields';
import { fillIn, forget, recall, remember } from './remembered';
import type { Remembered } from './remembered';

/** The values, but for names of which something else was typed than what PHP printed: of those what was typed. */
function withNewer( values: Typed, printed: Typed, typed: Typed ): Typed {
	const isNewer = ( name: string ) => typed[ name ] !== printed[ name ];
	return {
		...Object.fromEntries( Object.entries( values ).filter( ( [ name ] ) => ! isNewer( name ) ) ),
		...Object.fromEntries( Object.entries( typed ).filter( ( [ name ] ) => isNewer( name ) ) ),
	};
}

/** The form, whose entries and name are kept over reloads, until it has had its order. */
export function useKeptForm(
	formRef: RefObject< HTMLFormElement >,
	{ isGuest, values, idempotencyKey }: Pick< CheckoutProps, 'isGuest' | 'values' | 'idempotencyKey' >
) {
	const key = useRef( idempotencyKey );
	const newKey = useIdempotencyKey();
	const owner = isGuest ? '' : ( values.email ?? '' );
	const typed = (): Typed => ( formRef.current ? typedIn( formRef.current ) : {} );
	/** The form as PHP printed it. */
	const printed = (): Typed => {
		// Only a copy can be reset without losing what was typed.
		const copy = formRef.current?.cloneNode( true );
		if ( ! ( copy instanceof HTMLFormElement ) ) {
			return {};
		}
		copy.reset();
		return typedIn( copy );
	};

	return {
		typed,
		printed,
		/** The form's name: an order sent again under it is one order. */
		key: () => key.current,
		/** Keeps what stands in the form; `isPending` if it was sent and the answer has not come. */
		keep: ( isPending = false ) => remember( { key: key.current, values: typed(), isPending, owner } ),
		/** What was kept, if anything. The form goes on under the name that it had. */
		recall: (): Remembered | null => {
			const kept = recall( owner );
			key.current = kept?.key ?? key.current;
			return kept;
		},
		/**
		 * Where how the parts are had was chosen in the cart since (`isPreset`), that stays; so does what was typed
		 * before the form was hydrated.
		 */
		putBack: ( kept: Remembered, isPreset: boolean ) => {
			if ( formRef.current ) {
				const entries = Object.entries( kept.values ).filter(
					( [ name ] ) => ! isPreset || ! isOfDelivery( name )
				);
				fillIn( formRef.current, withNewer( Object.fromEntries( entries ), printed(), typed() ) );
			}
		},
		forget,
		/** It has had its order: what comes next is another. */
		renew: () => {
			forget();
			newKey.renew();
			key.current = newKey.get();
		},
	};
}

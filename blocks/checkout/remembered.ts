import type { Typed } from '@/forms/use-form';

/**
 * What was typed into the checkout, kept for this tab: a reload, the back button or an answer that was lost takes
 * nothing away, and the form keeps its name, so that an order sent again is one order.
 */
export type Remembered = {
	key: string;
	values: Typed;
	/** It was sent, and the answer has not come: the order may have been placed. */
	isPending: boolean;
	/** The customer's email, empty for a guest. */
	owner: string;
};

const NAME = 'coleman_checkout';

export function recall( owner: string ): Remembered | null {
	try {
		const kept: unknown = JSON.parse( sessionStorage.getItem( NAME ) ?? 'null' );
		const { key, values, isPending, owner: whose } = Object( kept );
		// A guest who has signed in goes on; nobody finds what another customer has typed.
		return typeof key === 'string' && typeof values === 'object' && ( whose === '' || whose === owner )
			? { key, values: values ?? {}, isPending: isPending === true, owner }
			: null;
	} catch {
		return null;
	}
}

export function remember( kept: Remembered ): void {
	try {
		sessionStorage.setItem( NAME, JSON.stringify( kept ) );
	} catch {
		// A browser that keeps nothing: the form itself still does.
	}
}

export function forget(): void {
	try {
		sessionStorage.removeItem( NAME );
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}

/** Fields that are the page's own, or would tell a program from a person. */
const NOT_TYPED = [
	'coleman_action',
	'idempotency_key',
	'cart_version',
	'expected_total_cents',
	'totals_seen',
	'signed_in',
	'website',
];

/** Puts back what was typed. */
export function fillIn( form: HTMLFormElement, values: Typed ): void {
	for ( const control of form.elements ) {
		const name = control.getAttribute( 'name' ) ?? '';
		if ( ! name || NOT_TYPED.includes( name ) ) {
			continue;
		}
		if ( control instanceof HTMLInputElement && control.type === 'checkbox' ) {
			control.checked = control.value === values[ name ];
		} else if ( control instanceof HTMLInputElement && control.type === 'radio' ) {
			control.checked = name in values ? control.value === values[ name ] : control.checked;
		} else if (
			name in values &&
			( control instanceof HTMLInputElement ||
				control instanceof HTMLTextAreaElement ||
				( control instanceof HTMLSelectElement &&
					[ ...control.options ].some( ( { value } ) => value === values[ name ] ) ) )
		) {
			control.value = values[ name ] ?? '';
		}
	}
}

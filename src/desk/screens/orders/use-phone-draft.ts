import { useDraft } from '@/desk/use-draft';
import { EMPTY_DRAFT, type Fields, type PhoneDraft, type PhoneLine } from './phone-draft';

/** What is keyed in: it stays in this tab until the order is placed or the form cleared. */
export function usePhoneDraft() {
	const { draft, put, clear } = useDraft( 'phone-order', () => EMPTY_DRAFT );
	return {
		...draft,
		isBegun: draft !== EMPTY_DRAFT,
		set: ( changes: Partial< Fields > ) =>
			put( ( before ) => ( { ...before, fields: { ...before.fields, ...changes } } ) ),
		setLines: ( change: ( before: PhoneLine[] ) => PhoneLine[] ) =>
			put( ( before ) => ( { ...before, lines: change( before.lines ) } ) ),
		setBuyer: ( buyer: PhoneDraft[ 'buyer' ] ) => put( ( before ) => ( { ...before, buyer } ) ),
		/** Empties the form. */
		empty: () => {
			put( EMPTY_DRAFT );
			clear();
		},
		/** Keeps it no longer; what is shown stays. */
		clear,
	};
}

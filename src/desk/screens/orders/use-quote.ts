import type { DeskQuote } from '@/api/generated/schemas';
import { useAsked } from './use-asked';

/**
 * What the order would cost as it stands.
 *
 * @param body What is asked, as JSON; null for nothing.
 */
export function useQuote( body: string | null ) {
	const { answer, ...rest } = useAsked< DeskQuote >( '/orders/quote', body );
	return { quote: answer, ...rest };
}

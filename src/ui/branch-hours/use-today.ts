import { useMounted } from '@/islands/use-mounted';
import { dealerDate } from '@/rules/dealer-date';

/** The dealer's date, YYYY-MM-DD; empty in the first render, which must equal what PHP printed. */
export const useToday = (): string => ( useMounted() ? dealerDate( new Date() ) : '' );

import { __, sprintf } from '@wordpress/i18n';
import type { DeskKept } from '@/api/generated/schemas';
import { useQuery } from '@/desk/use-query';

const figure = ( { location_id: branch, city, kept, promised }: DeskKept ): string =>
	sprintf(
		/* translators: 1: city of a branch, or what was shipped, 2: number of promises kept, 3: number of promises */
		__( '%1$s %2$d of %3$d', 'coleman' ),
		branch ? city : __( 'Shipped', 'coleman' ),
		kept,
		promised
	);

/** How many promises of the last 30 days were kept, by branch; nothing where none fell due. */
export function KeptPromises() {
	const kept = useQuery< DeskKept[] >( '/orders/kept' );
	const figures = kept.answer?.results ?? [];
	return figures.length ? (
		<p className="coleman-desk__help">
			{ sprintf(
				/* translators: %s: such as "Easton 8 of 9, Shipped 20 of 22" */
				__( 'Ready or shipped by the promised day, last 30 days: %s', 'coleman' ),
				figures.map( figure ).join( ', ' )
			) }
		</p>
	) : null;
}

import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskError } from '@/desk/api';
import { day } from '@/desk/time';

/** A unit that is free; with days where they are others than were asked for. */
export type Offer = { unit_id: number; stock_number: string; city: string; start_date?: string; return_date?: string };

/** What came with the refusal of days that are taken (Rentals\Desk\Alternatives). */
export type OverlapData = { free_units: Offer[]; alternatives: Offer[] };

/** What is free instead, if that is what an error says. */
export function overlapOf( error: DeskError | null ): OverlapData | null {
	if ( error?.code !== 'coleman_rental_overlap' ) {
		return null;
	}
	const list = ( value: unknown ) => ( Array.isArray( value ) ? ( value as Offer[] ) : [] );
	return { free_units: list( error.data.free_units ), alternatives: list( error.data.alternatives ) };
}

type Props = {
	message: string;
	overlap: OverlapData;
	/** Takes an offer over into the form. */
	onChoose: ( offer: Offer ) => void;
};

function wordsOf( { stock_number: number, city, start_date: start, return_date: back }: Offer ): string {
	if ( ! start || ! back ) {
		/* translators: 1: number of a unit, 2: city */
		return sprintf( __( 'Take %1$s, %2$s', 'coleman' ), number, city );
	}
	/* translators: 1: number of a unit, 2: city, 3: day, 4: day */
	return sprintf( __( 'Take %1$s, %2$s, from %3$s to %4$s', 'coleman' ), number, city, day( start ), day( back ) );
}

/** The days are taken; each thing that is free instead is a button that fills it in. */
export const Overlap = ( { message, overlap, onChoose }: Props ) => (
	<Notice status="error" isDismissible={ false }>
		<p>{ message }</p>
		<ul className="coleman-rentals__offers">
			{ [ ...overlap.free_units, ...overlap.alternatives ].map( ( offer ) => (
				<li key={ offer.unit_id }>
					<Button variant="secondary" onClick={ () => onChoose( offer ) } __next40pxDefaultSize>
						{ wordsOf( offer ) }
					</Button>
				</li>
			) ) }
		</ul>
	</Notice>
);

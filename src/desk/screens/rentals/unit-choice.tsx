import { Button, RadioControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { day } from '@/desk/time';
import type { RentalScreenData, Unit } from './types';

/** The value of "any free one". */
export const ANY = '0';

function labelOf( unit: Unit, isOwn: boolean ): string {
	const place = `${ unit.stock_number } · ${ unit.city }`;
	if ( unit.is_free && unit.is_late ) {
		/* translators: %s: number of a unit and its city */
		return sprintf( __( '%s: free, but not returned yet', 'coleman' ), place );
	}
	if ( unit.is_free ) {
		return `${ place }: ${ isOwn ? __( 'assigned to this rental', 'coleman' ) : __( 'free', 'coleman' ) }`;
	}
	const why = unit.is_in_shop ? __( 'in the shop', 'coleman' ) : __( 'booked', 'coleman' );
	if ( unit.next_start === '' ) {
		return `${ place }: ${ why }`;
	}
	/* translators: 1: number of a unit and its city, 2: "taken" or "in the shop", 3: day */
	return sprintf( __( '%1$s: %2$s, free from %3$s', 'coleman' ), place, why, day( unit.next_start ) );
}

type Props = {
	/** All of the machine, as they are on the days that were chosen. */
	units: Unit[];
	/** The one that this rental has; 0 for none. */
	own: number;
	branches: RentalScreenData[ 'branches' ];
	/** Nothing is promised yet, so it need not be a certain one. */
	mayBeAny: boolean;
	unit: string;
	onUnit: ( unit: string ) => void;
	/** Whose any free one is to be. */
	branch: string;
	onBranch: ( branch: string ) => void;
	/** Opens another rental. */
	onOpen: ( id: number ) => void;
};

/** Which unit: one, or any that is free. */
export const UnitChoice = ( { units, own, branches, mayBeAny, unit, onUnit, branch, onBranch, onOpen }: Props ) => (
	<>
		<RadioControl
			label={ __( 'Unit', 'coleman' ) }
			selected={ unit }
			options={ [
				...( mayBeAny ? [ { value: ANY, label: __( 'Any available unit', 'coleman' ) } ] : [] ),
				...units.map( ( one ) => ( {
					value: String( one.id ),
					label: labelOf( one, one.id === own ),
				} ) ),
			] }
			onChange={ onUnit }
		/>
		{ mayBeAny && unit === ANY && (
			<SelectControl
				className="coleman-rentals__branch"
				label={ __( 'Branch', 'coleman' ) }
				value={ branch }
				options={ [
					{ value: '', label: __( 'Any branch, requested branch first', 'coleman' ) },
					...branches.map( ( { id, city } ) => ( {
						value: String( id ),
						label: city,
					} ) ),
				] }
				onChange={ onBranch }
				__next40pxDefaultSize
			/>
		) }
		<Holders unit={ units.find( ( { id } ) => String( id ) === unit ) } onOpen={ onOpen } />
	</>
);

/** Who has a unit that is taken: a click leads there. */
function Holders( { unit, onOpen }: { unit: Unit | undefined; onOpen: ( id: number ) => void } ) {
	if ( ! unit || unit.rental_ids.length === 0 ) {
		return null;
	}
	return (
		<p className="coleman-desk__row">
			{ unit.rental_ids.map( ( id ) => (
				<Button key={ id } variant="link" onClick={ () => onOpen( id ) }>
					{ __( 'See who booked it', 'coleman' ) }
				</Button>
			) ) }
		</p>
	);
}

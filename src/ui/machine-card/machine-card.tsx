import { __, sprintf } from '@wordpress/i18n';
import type { ChangeEvent } from 'react';
import type { Machine as ApiMachine } from '@/api/generated/schemas';
import { boolean, integer, nullable, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { grouped } from '@/rules/grouped';
import { formatShort } from '@/rules/money';
import { CoverLink } from '@/ui/cover-link/cover-link';
import { Picture } from '@/ui/picture/picture';
import './style.css';

/** Of a machine what a card shows. */
export const machineShape = shape( {
	id: integer,
	title: string,
	url: string,
	image: string,
	/** Null is told on request. */
	cents: nullable( integer ),
	year: nullable( integer ),
	hours: nullable( integer ),
	horsepower: nullable( integer ),
	stock: string,
	city: string,
	isUsed: boolean,
	isSold: boolean,
} );

export type Machine = TypeOf< typeof machineShape >;

export const machineCardProps = shape( {
	machine: machineShape,
	level: oneOf( 'h2', 'h3', 'h4' ),
	/** In view at once: its picture is wanted first. */
	isFirst: boolean,
	/** Has a box to tick: the card then stands in the form of the comparison. */
	canCompare: boolean,
} );

type MachineCardProps = TypeOf< typeof machineCardProps > & {
	isPicked?: boolean;
	onPick?: ( event: ChangeEvent< HTMLInputElement > ) => void;
};

type Described = Pick<
	ApiMachine,
	| 'MachineId'
	| 'Condition'
	| 'Title'
	| 'Url'
	| 'Photo'
	| 'StockNumber'
	| 'Year'
	| 'Hours'
	| 'Horsepower'
	| 'price_cents'
	| 'sold'
> & { Location: { City: string } | null };

/** What a card shows of a machine as the API gives it. */
export const cardOf = ( machine: Described ): Machine => ( {
	id: machine.MachineId,
	title: machine.Title,
	url: machine.Url,
	image: machine.Photo.MediumImagePath,
	cents: machine.price_cents,
	year: machine.Year,
	hours: machine.Hours,
	horsepower: machine.Horsepower,
	stock: machine.StockNumber,
	city: machine.Location?.City ?? '',
	isUsed: machine.Condition === 'used',
	isSold: machine.sold,
} );

function Fact( { label, value }: { label: string; value: string } ) {
	return value ? (
		<div>
			<dt>{ label }</dt>
			<dd>{ value }</dd>
		</div>
	) : null;
}

/** A machine in a list, as its plate: what it is, what it costs, and of a used one what it has behind it. */
export function MachineCard( { machine, level: Heading, isFirst, canCompare, isPicked, onPick }: MachineCardProps ) {
	const { year, hours, horsepower } = machine;
	const power = horsepower === null ? '' : grouped( horsepower );
	let price = machine.cents === null ? __( 'Call for price', 'coleman' ) : formatShort( machine.cents );
	if ( machine.isSold ) {
		price = __( 'Sold', 'coleman' );
	}
	return (
		<li className="coleman-machine-card">
			<div className="coleman-machine-card__face" data-native="">
				<Heading className="coleman-machine-card__name">
					<CoverLink className="coleman-machine-card__link" href={ machine.url }>
						{ machine.title }
					</CoverLink>
				</Heading>
				<Picture
					className="coleman-machine-card__picture"
					src={ machine.image }
					alt=""
					width={ 480 }
					height={ 300 }
					sizes="(width >= 50rem) 20rem, 40vw"
					loading={ isFirst ? 'eager' : 'lazy' }
				/>
				<p
					className={ `coleman-machine-card__price${ machine.cents === null || machine.isSold ? ' is-words' : '' }` }
				>
					{ price }
				</p>
				{ machine.isUsed ? (
					<dl className="coleman-machine-card__facts">
						<Fact label={ __( 'Year', 'coleman' ) } value={ year === null ? '' : String( year ) } />
						<Fact label={ __( 'Hours', 'coleman' ) } value={ hours === null ? '' : grouped( hours ) } />
						<Fact label={ __( 'HP', 'coleman' ) } value={ power } />
					</dl>
				) : (
					<dl className="coleman-machine-card__facts">
						<Fact label={ __( 'Stock no.', 'coleman' ) } value={ machine.stock } />
						<Fact label={ __( 'HP', 'coleman' ) } value={ power } />
					</dl>
				) }
				<p className="coleman-machine-card__where">
					{ machine.isUsed
						? /* translators: 1: city of a branch, 2: stock number. */
							sprintf( __( '%1$s · No. %2$s', 'coleman' ), machine.city, machine.stock )
						: machine.city }
				</p>
			</div>
			{ canCompare && (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- the box is inside
				<label className="coleman-machine-card__compare">
					<input
						type="checkbox"
						name="ids[]"
						value={ machine.id }
						/* translators: %s: a machine, such as Kubota SVL75-3. */
						aria-label={ sprintf( __( 'Compare %s', 'coleman' ), machine.title ) }
						defaultChecked={ isPicked }
						onChange={ onPick }
					/>
					{ __( 'Compare', 'coleman' ) }
				</label>
			) }
		</li>
	);
}

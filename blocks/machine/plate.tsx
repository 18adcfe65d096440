import { __, sprintf } from '@wordpress/i18n';
import { grouped } from '@/rules/grouped';
import { formatShort } from '@/rules/money';
import { telephoneUrl } from '@/rules/telephone';
import { BranchHours } from '@/ui/branch-hours/branch-hours';
import type { MachineProps } from './machine-props';

const Line = ( { label, value }: { label: string; value: string } ) => (
	<div>
		<dt>{ label }</dt>
		<dd>{ value }</dd>
	</div>
);

function Figures( { machine }: Pick< MachineProps, 'machine' > ) {
	const all: [ label: string, value: string ][] = [
		[ __( 'Year', 'coleman' ), machine.Year === null ? '' : machine.Year.toString() ],
		[ __( 'Hours', 'coleman' ), machine.Hours === null ? '' : grouped( machine.Hours ) ],
		[ __( 'Horsepower', 'coleman' ), machine.Horsepower === null ? '' : grouped( machine.Horsepower ) ],
	];
	const figures = all.filter( ( [ , value ] ) => value );
	return figures.length > 0 ? (
		<dl className="coleman-machine__figures">
			{ figures.map( ( [ label, value ] ) => (
				<Line key={ label } label={ label } value={ value } />
			) ) }
		</dl>
	) : null;
}

function PriceLine( { machine, branch }: Pick< MachineProps, 'machine' | 'branch' > ) {
	return machine.price_cents === null ? (
		<p className="coleman-machine__price">
			<span className="coleman-machine__call">{ __( 'Call for price', 'coleman' ) }</span>
			{ branch && (
				<a className="coleman-machine__phone" href={ telephoneUrl( branch.phone_number ) }>
					{ branch.phone_number }
				</a>
			) }
		</p>
	) : (
		<p className="coleman-machine__price">
			<span className="coleman-machine__label">{ __( 'Price', 'coleman' ) }</span>
			<span className="coleman-machine__amount">{ formatShort( machine.price_cents ) }</span>
		</p>
	);
}

/** What is riveted to the machine: make, price, figures and numbers. Of a sold one no price and no way to ask. */
export function Plate( {
	machine,
	state,
	sold_on: soldOn,
	listed_on: listedOn,
	branch,
	similar,
	anchors,
}: MachineProps ) {
	const isUsed = machine.Condition === 'used';
	const isSold = state !== 'for-sale';
	return (
		<div className="coleman-machine__plate">
			<p className="coleman-machine__strip">
				<span>{ machine.BrandName }</span>
				<span>{ isUsed ? __( 'Used', 'coleman' ) : __( 'New', 'coleman' ) }</span>
			</p>
			{ isSold ? (
				<p className="coleman-machine__sold">
					<strong>{ __( 'Sold', 'coleman' ) }</strong>
					<span>{ soldOn }</span>
				</p>
			) : (
				<PriceLine machine={ machine } branch={ branch } />
			) }
			<Figures machine={ machine } />
			<dl className="coleman-machine__lines">
				<Line label={ __( 'Category', 'coleman' ) } value={ machine.CategoryName } />
				<Line label={ __( 'Stock number', 'coleman' ) } value={ machine.StockNumber } />
				{ machine.SerialNumber && (
					<Line label={ __( 'Serial number', 'coleman' ) } value={ machine.SerialNumber } />
				) }
				{ ! isSold && branch && <Line label={ __( 'Location', 'coleman' ) } value={ branch.city } /> }
				{ ! isSold && <Line label={ __( 'Available since', 'coleman' ) } value={ listedOn } /> }
			</dl>
			{ ! isSold && (
				<a
					className="coleman-machine__action wp-element-button"
					href={ `#${ anchors.ask }` }
					data-smooth-scroll=""
				>
					{ isUsed ? __( 'Request Information', 'coleman' ) : __( 'Ask about this machine', 'coleman' ) }
				</a>
			) }
			{ isSold && similar.length > 0 && (
				<a className="coleman-machine__link" href={ `#${ anchors.similar }` } data-smooth-scroll="">
					{ __( 'See similar machines', 'coleman' ) }
				</a>
			) }
		</div>
	);
}

/** The branch that has the machine. */
export function Branch( { branch }: { branch: NonNullable< MachineProps[ 'branch' ] > } ) {
	return (
		<section className="coleman-machine__branch">
			<h2 className="coleman-machine__branch-title">
				{
					/* translators: %s: city of a branch. */
					sprintf( __( 'At our branch in %s', 'coleman' ), branch.city )
				}
			</h2>
			<p className="coleman-machine__address">
				{ sprintf(
					/* translators: an address. 1: street, 2: city, 3: state, 4: ZIP code. */
					__( '%1$s, %2$s, %3$s %4$s', 'coleman' ),
					branch.address,
					branch.city,
					branch.state,
					branch.postal_code
				) }
			</p>
			<a className="coleman-machine__phone" href={ telephoneUrl( branch.phone_number ) }>
				{ branch.phone_number }
			</a>
			<BranchHours { ...branch } />
		</section>
	);
}

import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { grouped } from '@/rules/grouped';
import { formatShort } from '@/rules/money';
import { OrderForm } from '@/ui/order-form/order-form';
import type { OnAdd } from '@/ui/order-form/order-form';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';
import type { EquipmentHit, ModelHit, PageHit, PartHit, SearchResultsProps } from './results-props';

/** How many rows are in view at once: their pictures are wanted first. */
const FIRST = 4;

function RowPicture( { src, index }: { src: string; index: number } ) {
	return src ? (
		<Picture
			className="coleman-search-results__picture"
			src={ src }
			alt=""
			width={ 128 }
			height={ 80 }
			sizes="8rem"
			loading={ index < FIRST ? 'eager' : 'lazy' }
		/>
	) : null;
}

type PartRowProps = {
	part: PartHit;
	index: number;
	fault: SearchResultsProps[ 'fault' ];
	onAdd: OnAdd | undefined;
};

/** A part: its number, what it is, price and when it ships, and the way into the cart. */
export function PartRow( { part, index, fault, onAdd }: PartRowProps ) {
	const now = part.ReplacementPart;
	return (
		<>
			<a className="coleman-search-results__face" href={ part.Url } data-native="">
				<RowPicture src={ part.Photo.MediumImagePath } index={ index } />
				<span className="coleman-search-results__number">{ part.PartNumber }</span>
				<span className="coleman-search-results__name">{ part.Description }</span>
				<span className="coleman-search-results__maker">{ part.VendorName }</span>
				{ part.EqualTo && (
					<span className="coleman-search-results__equal">
						{ sprintf(
							/* translators: 1: another maker, 2: its part number; this part can be used in its place */
							__( 'Equal to %1$s %2$s', 'coleman' ),
							part.EqualTo.Maker,
							part.EqualTo.Number
						) }
					</span>
				) }
			</a>
			{ part.Fits && (
				<p className="coleman-search-results__fits">
					{ `${ sprintf(
						/* translators: %s: a machine model; a link to a diagram follows */
						__( 'Fits %s:', 'coleman' ),
						part.Fits.Model
					) } ` }
					<a className="coleman-search-results__diagram" href={ part.Fits.Url } data-native="">
						{ part.Fits.Diagram }
					</a>
				</p>
			) }
			{ now && (
				<p className="coleman-search-results__now">
					{ `${ __( 'Replaced by', 'coleman' ) } ` }
					<a className="coleman-search-results__other" href={ now.Url } data-native="">
						{ now.PartNumber }
					</a>
				</p>
			) }
			<p className="coleman-search-results__price">
				<Price cents={ part.price_cents } />
			</p>
			<p className={ `coleman-search-results__availability${ part.InStock ? ' is-in-stock' : '' }` }>
				{ part.availability_text }
			</p>
			<OrderForm
				part={ part }
				fault={ fault?.partId === part.PartId ? fault : null }
				variant="quiet"
				onAdd={ onAdd }
			/>
		</>
	);
}

const conditions = (): Record< EquipmentHit[ 'condition' ], string > => ( {
	new: __( 'New', 'coleman' ),
	used: __( 'Used', 'coleman' ),
	attachment: __( 'Attachment', 'coleman' ),
	rental: __( 'Rental', 'coleman' ),
} );

/** What a machine is told by: "Used · 2019 · 1,240 hours · Easton". */
const factsOf = ( { condition, Year, Hours, City }: EquipmentHit ): string =>
	[
		conditions()[ condition ],
		Year === null ? '' : String( Year ),
		Hours === null
			? ''
			: sprintf(
					/* translators: %s: what the hour meter of a machine shows */
					__( '%s hours', 'coleman' ),
					grouped( Hours )
				),
		City,
	]
		.filter( Boolean )
		.join( ' · ' );

/** What a machine costs: to buy, or a day of renting it. */
function EquipmentPrice( { hit }: { hit: EquipmentHit } ): ReactNode {
	if ( hit.price_cents === null ) {
		return <span className="coleman-search-results__ask">{ __( 'Call for price', 'coleman' ) }</span>;
	}
	return (
		<>
			<span className="coleman-price">{ formatShort( hit.price_cents ) }</span>
			{ hit.condition === 'rental' && (
				<span className="coleman-search-results__per">{ ` ${ __( 'a day', 'coleman' ) }` }</span>
			) }
		</>
	);
}

/** A machine, rental or attachment. */
export function EquipmentRow( { hit, index }: { hit: EquipmentHit; index: number } ) {
	return (
		<a className="coleman-search-results__face" href={ hit.Url } data-native="">
			<RowPicture src={ hit.Photo.MediumImagePath } index={ index } />
			<span className="coleman-search-results__model">{ `${ hit.BrandName } ${ hit.Model }`.trim() }</span>
			<span className="coleman-search-results__name">{ hit.CategoryName }</span>
			<span className="coleman-search-results__facts">{ factsOf( hit ) }</span>
			<span className="coleman-search-results__price">
				<EquipmentPrice hit={ hit } />
			</span>
		</a>
	);
}

/** A model, whose page has its common parts and parts diagrams. */
export function ModelRow( { hit, index }: { hit: ModelHit; index: number } ) {
	return (
		<a className="coleman-search-results__face" href={ hit.Url } data-native="">
			<RowPicture src={ hit.Photo.MediumImagePath } index={ index } />
			<span className="coleman-search-results__model">{ hit.Title }</span>
			<span className="coleman-search-results__name">{ hit.Category }</span>
		</a>
	);
}

/** A page of this site. */
export function PageRow( { hit }: { hit: PageHit } ) {
	return (
		<a className="coleman-search-results__face is-page" href={ hit.Url } data-native="">
			<span className="coleman-search-results__page">{ hit.Title }</span>
			{ hit.Description && <span className="coleman-search-results__name">{ hit.Description }</span> }
		</a>
	);
}

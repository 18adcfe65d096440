import { Button, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Fault } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { ClosedDays } from './closed-days';
import { Overlap, overlapOf } from './overlap';
import type { Offer } from './overlap';
import { PriceChoice } from './price-choice';
import type { Rental, RentalScreenData } from './types';
import { ANY, UnitChoice } from './unit-choice';
import { type Days, useDays, useDaysPrice, useUnits } from './use-days';
import type { Changing } from './use-rental';

const unitOf = ( rental: Rental ) => String( rental.unit?.id ?? ANY );

/** From when to when. What is out already has begun. */
function DaysFields( { days, isOut }: { days: Days; isOut: boolean } ) {
	return (
		<div className="coleman-rentals__dates">
			<TextControl
				type="date"
				label={ __( 'Out', 'coleman' ) }
				value={ days.start }
				disabled={ isOut }
				onChange={ days.setStart }
				__next40pxDefaultSize
			/>
			<TextControl
				type="date"
				label={ __( 'Back', 'coleman' ) }
				value={ days.back }
				onChange={ days.setBack }
				__next40pxDefaultSize
			/>
			<p>
				{ days.length > 0
					? /* translators: %d: number of days */
						sprintf( _n( '%d day', '%d days', days.length, 'coleman' ), days.length )
					: __( 'The return date must be after the start date.', 'coleman' ) }
			</p>
		</div>
	);
}

type Props = { boot: RentalScreenData; rental: Rental; changing: Changing; onOpen: ( id: number ) => void };

/** Which unit, on which days: confirms what was asked for, and changes what was promised. */
export function UnitForm( { boot, rental, changing, onOpen }: Props ) {
	const days = useDays( rental );
	const units = useUnits( rental, days );
	const { price, error: priceError, isPending, isKept, setIsKept } = useDaysPrice( rental, days );
	const [ unit, setUnit ] = useState( unitOf( rental ) );
	const [ branch, setBranch ] = useState( '' );
	const isPromised = rental.can_change;
	const { reload } = units;
	// Whatever was done to it: who has which unit is another story now.
	useEffect( reload, [ rental.version, reload ] );
	const overlap = overlapOf( changing.error );
	const sent = { ...days.query, keep_price: isKept };

	const save = async () => {
		const done = await changing.run(
			isPromised
				? { path: '/dates', data: { ...sent, unit_id: Number( unit ) }, said: __( 'Changed.', 'coleman' ) }
				: {
						path: '/confirm',
						data: { ...sent, unit_id: Number( unit ), location_id: unit === ANY ? Number( branch ) : 0 },
						said: __( 'Confirmed. The customer gets an email.', 'coleman' ),
					}
		);
		if ( done ) {
			setIsKept( null );
			setUnit( unitOf( done as Rental ) );
		} else {
			reload();
		}
	};
	const saveDays = () =>
		void changing.run( {
			path: '/dates',
			data: sent,
			said: __( 'Changed. Nothing is confirmed yet.', 'coleman' ),
		} );
	const take = ( offer: Offer ) => {
		setUnit( String( offer.unit_id ) );
		if ( offer.start_date && offer.return_date ) {
			days.setStart( offer.start_date );
			days.setBack( offer.return_date );
		}
		changing.clear();
	};
	const isSame = isPromised && days.isSame && unit === unitOf( rental );

	return (
		<section className="coleman-desk__section">
			<h3>{ isPromised ? __( 'Unit and dates', 'coleman' ) : __( 'Confirm', 'coleman' ) }</h3>
			<form
				className="coleman-desk__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				{ overlap && (
					<Overlap message={ changing.error?.message ?? '' } overlap={ overlap } onChoose={ take } />
				) }
				<DaysFields days={ days } isOut={ rental.state === 'out' } />
				<ClosedDays { ...{ boot, rental, days } } />
				{ price && <PriceChoice price={ price } isKept={ isKept } onChange={ setIsKept } /> }
				<Fault error={ priceError } />
				{ days.length > 0 && (
					<div className={ `coleman-rentals__units${ isPromised ? '' : ' has-branch' }` }>
						<Loaded
							query={ units }
							isEmpty={ ( found ) => found.length === 0 }
							empty={ __( 'No units of this machine.', 'coleman' ) }
						>
							{ ( found ) => (
								<UnitChoice
									units={ found }
									own={ rental.unit?.id ?? 0 }
									branches={ boot.branches }
									mayBeAny={ ! isPromised }
									{ ...{ unit, branch, onOpen } }
									onUnit={ setUnit }
									onBranch={ setBranch }
								/>
							) }
						</Loaded>
					</div>
				) }
				<div className="coleman-desk__row">
					<Button
						type="submit"
						variant={ isPromised ? 'secondary' : 'primary' }
						disabled={ days.length < 1 || isSame || isPending }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						__next40pxDefaultSize
					>
						{ isPromised ? __( 'Change unit and dates', 'coleman' ) : __( 'Confirm', 'coleman' ) }
					</Button>
					{ ! isPromised && ! days.isSame && days.length > 0 && (
						<Button variant="tertiary" onClick={ saveDays } __next40pxDefaultSize>
							{ __( 'Change dates only', 'coleman' ) }
						</Button>
					) }
				</div>
				{ ! overlap && changing.error?.code === 'rest_invalid_param' && <Fault error={ changing.error } /> }
			</form>
		</section>
	);
}

import { Button, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskRentalPrice } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Fault } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useQuery } from '@/desk/use-query';
import { daysBetween } from '@/rules/days';
import { Overlap, overlapOf } from './overlap';
import { changesPrice, keepsByDefault, PriceChoice } from './price-choice';
import type { Rental, RentalScreenData, Unit } from './types';
import { ANY, UnitChoice } from './unit-choice';
import type { Changing } from './use-rental';

type Props = { boot: RentalScreenData; rental: Rental; changing: Changing; onOpen: ( id: number ) => void };

/** Which unit, on which days: confirms what was asked for, and changes what was promised. */
export function UnitForm( { boot, rental, changing, onOpen }: Props ) {
	const [ start, setStart ] = useState( rental.start_date );
	const [ back, setBack ] = useState( rental.return_date );
	const [ unit, setUnit ] = useState( String( rental.unit?.id ?? ANY ) );
	const [ branch, setBranch ] = useState( '' );
	const isPromised = rental.can_change;
	const length = start !== '' && back !== '' ? daysBetween( start, back ) : 0;
	const units = useQuery< Unit[] >(
		length > 0 ? withQuery( `/rentals/${ rental.id }/units`, { start_date: start, return_date: back } ) : null
	);
	const areOtherDays = length > 0 && length !== rental.days;
	const price = useQuery< DeskRentalPrice >(
		areOtherDays ? withQuery( `/rentals/${ rental.id }/price`, { start_date: start, return_date: back } ) : null
	);
	// An answer about other days may still be there.
	const otherPrice = areOtherDays && price.answer?.results.days === length ? price.answer.results : undefined;
	const [ isChosenKept, setIsKept ] = useState< boolean | null >( null );
	const isKept =
		otherPrice !== undefined && changesPrice( otherPrice ) && ( isChosenKept ?? keepsByDefault( otherPrice ) );
	const { reload } = units;
	// Whatever was done to it: who has which unit is another story now.
	useEffect( reload, [ rental.version, reload ] );
	const overlap = overlapOf( changing.error );

	const save = async () => {
		const days = { start_date: start, return_date: back, keep_price: isKept };
		const done = await changing.run(
			isPromised
				? { path: '/dates', data: { ...days, unit_id: Number( unit ) }, said: __( 'Changed.', 'coleman' ) }
				: {
						path: '/confirm',
						data: { ...days, unit_id: Number( unit ), location_id: unit === ANY ? Number( branch ) : 0 },
						said: __( 'Confirmed. The customer gets an email.', 'coleman' ),
					}
		);
		if ( done ) {
			setIsKept( null );
			setUnit( String( ( done as Rental ).unit?.id ?? ANY ) );
		} else {
			reload();
		}
	};
	const areSameDays = start === rental.start_date && back === rental.return_date;
	const isSame = isPromised && areSameDays && unit === String( rental.unit?.id ?? ANY );

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
				{ overlap ? (
					<Overlap
						message={ changing.error?.message ?? '' }
						overlap={ overlap }
						onChoose={ ( offer ) => {
							setUnit( String( offer.unit_id ) );
							if ( offer.start_date && offer.return_date ) {
								setStart( offer.start_date );
								setBack( offer.return_date );
							}
							changing.clear();
						} }
					/>
				) : null }
				<div className="coleman-rentals__dates">
					<TextControl
						type="date"
						label={ __( 'Out', 'coleman' ) }
						value={ start }
						disabled={ rental.state === 'out' }
						onChange={ setStart }
						__next40pxDefaultSize
					/>
					<TextControl
						type="date"
						label={ __( 'Back', 'coleman' ) }
						value={ back }
						onChange={ setBack }
						__next40pxDefaultSize
					/>
					<p>
						{ length > 0
							? /* translators: %d: number of days */
								sprintf( _n( '%d day', '%d days', length, 'coleman' ), length )
							: __( 'The return date must be after the start date.', 'coleman' ) }
					</p>
				</div>
				{ otherPrice && <PriceChoice price={ otherPrice } isKept={ isKept } onChange={ setIsKept } /> }
				<Fault error={ price.error } />
				{ length > 0 && (
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
				) }
				<div className="coleman-desk__row">
					<Button
						type="submit"
						variant={ isPromised ? 'secondary' : 'primary' }
						disabled={ length < 1 || isSame || ( areOtherDays && ! otherPrice && ! price.error ) }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						__next40pxDefaultSize
					>
						{ isPromised ? __( 'Change unit and dates', 'coleman' ) : __( 'Confirm', 'coleman' ) }
					</Button>
					{ ! isPromised && ! areSameDays && length > 0 && (
						<Button
							variant="tertiary"
							onClick={ () =>
								void changing.run( {
									path: '/dates',
									data: { start_date: start, return_date: back, keep_price: isKept },
									said: __( 'Changed. Nothing is confirmed yet.', 'coleman' ),
								} )
							}
							__next40pxDefaultSize
						>
							{ __( 'Change dates only', 'coleman' ) }
						</Button>
					) }
				</div>
				{ ! overlap && changing.error?.code === 'rest_invalid_param' && <Fault error={ changing.error } /> }
			</form>
		</section>
	);
}

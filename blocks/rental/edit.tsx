import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { RentalField, useRental } from '@/editor/rental-field';
import { rates, rentalPrice } from '@/rentals/rental-price';
import { Rental } from './rental';
import type { RentalProps } from './rental';

type Attributes = { rental: number; showPrices: boolean; showAttachments: boolean };

/**
 * The preview shows the chosen machine, else an example; attachments and telephones are always
 * the example's. Blocks put into it, such as the calendar, are edited below the preview and stand under the description.
 */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, RentalProps > ) {
	const { rental, showPrices, showAttachments } = attributes;
	const found = useRental( rental );
	const innerBlocksProps = useInnerBlocksProps( { className: 'coleman-rental__blocks' } );
	const all = found && rates( found.daily_cents, found.weekly_cents, found.monthly_cents );
	const prices = ! found
		? sample.prices
		: sample.prices.flatMap( ( { days } ) =>
				all ? [ rentalPrice( all, ( found.weekly_cents ?? 0 ) > 0, days, 0, 0 ) ] : []
			);
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<RentalField value={ rental } onChange={ ( value ) => setAttributes( { rental: value } ) } />
					<ToggleControl
						label={ __( 'What it costs', 'coleman' ) }
						help={ __( 'From one day to four weeks, calculated from the rates.', 'coleman' ) }
						checked={ showPrices }
						onChange={ ( value ) => setAttributes( { showPrices: value } ) }
					/>
					<ToggleControl
						label={ __( 'Attachments to rent with it', 'coleman' ) }
						checked={ showAttachments }
						onChange={ ( value ) => setAttributes( { showAttachments: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview isExample={ ! found }>
				<Rental
					{ ...sample }
					level="h2"
					rental={ found ?? sample.rental }
					prices={ showPrices ? prices : [] }
					attachments={ showAttachments ? sample.attachments : [] }
				/>
			</Preview>
			<div { ...innerBlocksProps } />
		</div>
	);
}

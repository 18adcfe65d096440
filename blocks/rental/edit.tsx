import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { RentalField } from '@/editor/rental-field';
import { Rental } from './rental';
import type { RentalProps } from './rental';

type Attributes = { rental: number; showPrices: boolean; showAttachments: boolean };

/**
 * The preview shows the chosen machine, else an example. Blocks put into it, such as the calendar, are edited below the preview and stand under the description.
 */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, RentalProps > ) {
	const { rental, showPrices, showAttachments } = attributes;
	const innerBlocksProps = useInnerBlocksProps( { className: 'coleman-rental__blocks' } );
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
			<Chosen
				block="coleman/rental"
				attributes={ { rental, showPrices, showAttachments } }
				isChosen={ rental > 0 }
			>
				<Rental
					{ ...sample }
					level="h2"
					prices={ showPrices ? sample.prices : [] }
					attachments={ showAttachments ? sample.attachments : [] }
				/>
			</Chosen>
			<div { ...innerBlocksProps } />
		</div>
	);
}

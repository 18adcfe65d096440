import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import { fetchPickedModels, findModels } from '@/editor/find-models';
import type { EditProps } from '@/editor/register-block';
import { WhichField } from '@/editor/which-field';
import { PartsViewerView } from './parts-viewer';
import type { PartsViewerProps } from './parts-viewer-props';

type Attributes = { model: number; showSerial: boolean };

/** Without a model of its own the preview shows an example diagram: the page's address says which it is. */
export function Edit( {
	attributes: { model, showSerial },
	setAttributes,
	sample,
}: EditProps< Attributes, PartsViewerProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<WhichField
						label={ __( 'Which model?', 'coleman' ) }
						help={ __( 'By maker or model. Leave empty to use the page’s model.', 'coleman' ) }
						none={ __( 'No model with diagrams found.', 'coleman' ) }
						value={ model }
						onChange={ ( value ) => setAttributes( { model: value } ) }
						find={ findModels }
						fetchPicked={ fetchPickedModels }
					/>
					{ model === 0 && (
						<ToggleControl
							label={ __( 'Ask for the serial number', 'coleman' ) }
							help={ __( 'Marks rows that don’t fit the machine.', 'coleman' ) }
							checked={ showSerial }
							onChange={ ( value ) => setAttributes( { showSerial: value } ) }
						/>
					) }
				</PanelBody>
			</InspectorControls>
			<Chosen block="coleman/parts-viewer" attributes={ { model, showSerial } } isChosen={ model > 0 }>
				<PartsViewerView
					{ ...sample }
					level="h2"
					diagram={
						sample.diagram && { ...sample.diagram, serial: showSerial ? sample.diagram.serial : null }
					}
				/>
			</Chosen>
		</div>
	);
}

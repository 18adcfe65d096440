import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { PartsViewerView } from './parts-viewer';
import type { PartsViewerProps } from './parts-viewer-props';

type Attributes = { showSerial: boolean };

/** The preview shows an example diagram: on the site the page's address says which model and diagram it is. */
export function Edit( {
	attributes: { showSerial },
	setAttributes,
	sample,
}: EditProps< Attributes, PartsViewerProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<p>
						{ __(
							'Each model and each diagram has this page. This is an example of a diagram.',
							'coleman'
						) }
					</p>
					<ToggleControl
						label={ __( 'Ask for the serial number', 'coleman' ) }
						help={ __( 'Marks rows that don’t fit the machine.', 'coleman' ) }
						checked={ showSerial }
						onChange={ ( value ) => setAttributes( { showSerial: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<PartsViewerView
					{ ...sample }
					diagram={
						sample.diagram && { ...sample.diagram, serial: showSerial ? sample.diagram.serial : null }
					}
				/>
			</Preview>
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Breadcrumbs } from './breadcrumbs';
import type { BreadcrumbsProps } from './breadcrumbs';

type Attributes = { showCurrent: boolean };

/** The preview shows an example: on the site each page knows what stands above it. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, BreadcrumbsProps > ) {
	const { showCurrent } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Show the current page', 'coleman' ) }
						help={ __( 'The home page and search have no breadcrumbs.', 'coleman' ) }
						checked={ showCurrent }
						onChange={ ( value ) => setAttributes( { showCurrent: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<Breadcrumbs { ...sample } current={ showCurrent ? sample.current : '' } />
			</Preview>
		</div>
	);
}

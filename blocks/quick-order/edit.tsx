import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import type { QuickOrderProps } from './quick-order-props';
import { printedRows, QuickOrderView } from './quick-order-view';

type Attributes = { level: TitleLevel; heading: string };

/** The preview shows a sheet with an example of each answer; visitors begin with an empty one. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, QuickOrderProps > ) {
	const heading = attributes.heading || __( 'Quick order', 'coleman' );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						placeholder={ __( 'Quick order', 'coleman' ) }
						value={ attributes.heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<QuickOrderView
					level={ titleTag( attributes.level ) }
					heading={ heading }
					rows={ printedRows( sample.rows ) }
				/>
			</Preview>
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Rendered } from '@/editor/chosen';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import type { ModelFinderProps } from './model-finder';

type Attributes = { title: string; count: number; heading: ModelFinderProps[ 'heading' ] };

/** The preview is what visitors get. */
export function Edit( { attributes, setAttributes }: EditProps< Attributes, ModelFinderProps > ) {
	const { title, count, heading } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “Parts diagrams”.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<RangeControl
						label={ __( 'Models per page', 'coleman' ) }
						value={ count }
						min={ 6 }
						max={ 96 }
						onChange={ ( value ) => setAttributes( { count: value ?? 48 } ) }
					/>
					<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Rendered block="coleman/model-finder" attributes={ { title, count, heading } } />
		</div>
	);
}

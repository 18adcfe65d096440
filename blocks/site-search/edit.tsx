import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import './editor.css';
import { SiteSearchView } from './site-search';
import type { SiteSearchProps } from './site-search';

type Attributes = Pick< SiteSearchProps, 'size' | 'label' | 'placeholder' >;

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, SiteSearchProps > ) {
	const { size, label, placeholder } = attributes;
	const ownLabel =
		size === 'hero' ? __( 'Search parts and equipment', 'coleman' ) : __( 'Search the site', 'coleman' );
	return (
		<div { ...useBlockProps( { className: `is-${ size }` } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Words', 'coleman' ) }>
					<TextControl
						label={ __( 'Label', 'coleman' ) }
						help={ __(
							'Names the box. In the header it is read aloud only; above the large box it is seen.',
							'coleman'
						) }
						value={ label }
						placeholder={ ownLabel }
						onChange={ ( text ) => setAttributes( { label: text } ) }
					/>
					<TextControl
						label={ __( 'Hint in the empty box', 'coleman' ) }
						help={ __( 'What one may type, such as a part number.', 'coleman' ) }
						value={ placeholder }
						placeholder={ sample.placeholder }
						onChange={ ( text ) => setAttributes( { placeholder: text } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Look', 'coleman' ) }>
					<SelectControl
						label={ __( 'Size', 'coleman' ) }
						help={ __( 'Small for the header, large where searching is what a page is for.', 'coleman' ) }
						value={ size }
						options={ [
							{ value: 'header', label: __( 'Small', 'coleman' ) },
							{ value: 'hero', label: __( 'Large', 'coleman' ) },
						] }
						onChange={ ( chosen ) => setAttributes( { size: chosen } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<SiteSearchView
					{ ...sample }
					id={ `coleman-search-${ clientId }` }
					size={ size }
					label={ label || ownLabel }
					placeholder={ placeholder || sample.placeholder }
				/>
			</Disabled>
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { EditProps } from '@/editor/register-block';
import './editor.css';
import { SiteSearchView } from './site-search';
import type { SiteSearchProps } from './site-search';

type Attributes = Pick< SiteSearchProps, 'size' | 'scope' | 'label' | 'placeholder' >;

/** What the box is called where nobody has named it: as in render.php. */
function ownLabelOf( size: SiteSearchProps[ 'size' ] ): string {
	return size === 'header' ? __( 'Search the site', 'coleman' ) : __( 'Search parts and equipment', 'coleman' );
}

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, SiteSearchProps > ) {
	const { size, scope, label, placeholder } = attributes;
	const isForParts = scope === 'parts';
	const ownPlaceholder = isForParts ? __( 'Part number or keywords', 'coleman' ) : sample.placeholder;
	const ownLabel = ownLabelOf( size );
	return (
		<div { ...useBlockProps( { className: `is-${ size }` } ) }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Search', 'coleman' ) }>
					<SelectControl
						label={ __( 'Search in', 'coleman' ) }
						help={ __(
							'A parts search opens the part directly if a visitor enters its full number.',
							'coleman'
						) }
						value={ scope }
						options={ [
							{
								value: 'site',
								label: __( 'Everything on the site', 'coleman' ),
							},
							{
								value: 'parts',
								label: __( 'Parts first', 'coleman' ),
							},
						] }
						onChange={ ( chosen ) => setAttributes( { scope: chosen } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Text', 'coleman' ) }>
					<TextControl
						label={ __( 'Label', 'coleman' ) }
						help={ __( 'The field’s label. In the header, only screen readers announce it.', 'coleman' ) }
						value={ label }
						placeholder={ ownLabel }
						onChange={ ( text ) => setAttributes( { label: text } ) }
					/>
					<TextControl
						label={ __( 'Placeholder', 'coleman' ) }
						help={ __( 'An example of what to enter, such as a part number.', 'coleman' ) }
						value={ placeholder }
						placeholder={ ownPlaceholder }
						onChange={ ( text ) => setAttributes( { placeholder: text } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Appearance', 'coleman' ) }>
					<SelectControl
						label={ __( 'Size', 'coleman' ) }
						help={ __( 'Use Large on pages made for searching.', 'coleman' ) }
						value={ size }
						options={ [
							{
								value: 'header',
								label: __( 'In the header', 'coleman' ),
							},
							{
								value: 'bar',
								label: __( 'Full-width bar', 'coleman' ),
							},
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
					scope={ scope }
					label={ label || ownLabel }
					placeholder={ placeholder || ownPlaceholder }
				/>
			</Disabled>
		</div>
	);
}

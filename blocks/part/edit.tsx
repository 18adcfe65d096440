import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import { PartField } from '@/editor/part-field';
import type { EditProps } from '@/editor/register-block';
import { PartView } from './part';
import type { PartProps } from './part';

type Attributes = { part: number; showStock: boolean };

/** Without a part of its own the preview shows an example: the page's address says which it is. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, PartProps > ) {
	const { part, showStock } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<PartField value={ part } onChange={ ( value ) => setAttributes( { part: value } ) } />
					<ToggleControl
						label={ __( 'Show the stock by branch', 'coleman' ) }
						checked={ showStock }
						onChange={ ( value ) => setAttributes( { showStock: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Chosen block="coleman/part" attributes={ { part, showStock } } isChosen={ part > 0 }>
				<PartView { ...sample } stock={ showStock ? sample.stock : [] } />
			</Chosen>
		</div>
	);
}

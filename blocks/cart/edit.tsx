import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { CartView } from './cart';
import type { CartProps } from './cart-props';
import fixtures from './fixtures.json';

type Attributes = { level: TitleLevel; heading: string; shoppingUrl: string };

/** The preview shows an example: the cart in the editor would be the editor's own. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, CartProps > ) {
	const [ isEmpty, setEmpty ] = useState( false );
	const heading = attributes.heading || __( 'Your cart', 'coleman' );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						placeholder={ __( 'Your cart', 'coleman' ) }
						value={ attributes.heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
					<TextControl
						label={ __( 'Keep shopping', 'coleman' ) }
						help={ __( 'The page that “Keep shopping” opens, such as / or /equipment/new/.', 'coleman' ) }
						value={ attributes.shoppingUrl }
						onChange={ ( shoppingUrl ) => setAttributes( { shoppingUrl } ) }
					/>
					<SelectControl
						label={ __( 'Preview', 'coleman' ) }
						help={ __( 'Only in the editor. Visitors see their own cart.', 'coleman' ) }
						value={ isEmpty ? 'empty' : 'parts' }
						options={ [
							{ value: 'parts', label: __( 'A cart with parts', 'coleman' ) },
							{ value: 'empty', label: __( 'An empty cart', 'coleman' ) },
						] }
						onChange={ ( value ) => setEmpty( value === 'empty' ) }
					/>
				</PanelBody>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<CartView
					{ ...( isEmpty ? fixtures.empty : sample ) }
					level={ titleTag( attributes.level ) }
					heading={ heading }
					isLive
				/>
			</Preview>
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@/editor/register-block';
import './editor.css';
import { NotificationsView } from './notifications';
import type { NotificationsProps } from './notifications';

type Attributes = { position: NotificationsProps[ 'position' ] };

/** The preview shows one notification of each kind; on the site the bar is empty until something happens. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, NotificationsProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'coleman' ) }>
					<SelectControl
						label={ __( 'Place', 'coleman' ) }
						help={ __( 'Where on the screen notifications appear.', 'coleman' ) }
						value={ attributes.position }
						options={ [
							{ value: 'bottom', label: __( 'Bottom', 'coleman' ) },
							{ value: 'top', label: __( 'Top', 'coleman' ) },
						] }
						onChange={ ( position ) => setAttributes( { position } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<NotificationsView { ...sample } position={ attributes.position } />
		</div>
	);
}

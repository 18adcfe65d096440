import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Salesman } from './salesman';
import type { SalesmanProps } from './salesman';

/** The preview shows an example: on the site the page's address says who it is. */
export function Edit( { sample }: EditProps< Record< string, never >, SalesmanProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<p>{ __( 'For a salesperson’s page. This is an example.', 'coleman' ) }</p>
				</PanelBody>
			</InspectorControls>
			<Preview>
				<Salesman { ...sample } />
			</Preview>
		</div>
	);
}

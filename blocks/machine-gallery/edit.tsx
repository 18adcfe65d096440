import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { MachineField } from '@/editor/machine-field';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { useMachineSheet } from '@/editor/use-machine-sheet';
import { MachineGallery } from './machine-gallery';
import type { MachineGalleryProps } from './machine-gallery';

type Attributes = { machine: string };

/** With a machine of its own the preview shows that one, else an example: the page's address says which it is. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, MachineGalleryProps > ) {
	const { machine } = attributes;
	const { sheet, fault } = useMachineSheet( machine );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<MachineField
						sheet={ sheet }
						fault={ fault }
						onChange={ ( value ) => setAttributes( { machine: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Chosen block="coleman/machine-gallery" attributes={ { machine } } isChosen={ machine.trim() !== '' }>
				<MachineGallery { ...sample } />
			</Chosen>
		</div>
	);
}

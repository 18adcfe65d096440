import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { MachineField } from '@/editor/machine-field';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { useMachineSheet } from '@/editor/use-machine-sheet';
import { Gallery } from '@/ui/gallery/gallery';
import galleryFixtures from '../machine-gallery/fixtures.json';
import shareFixtures from '../share/fixtures.json';
import { Share } from '../share/share';
import { Machine } from './machine';
import type { MachineProps } from './machine-props';

type Attributes = { machine: string; showSimilar: boolean; showShare: boolean };

/**
 * With a machine of its own the preview shows that one, else an example: the page's address says which it is. What is
 * put into the block is edited below the preview and stands in “Ask about this machine”.
 */
export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, MachineProps > ) {
	const { machine, showSimilar, showShare } = attributes;
	const { sheet, fault } = useMachineSheet( machine );
	const innerBlocksProps = useInnerBlocksProps( { className: 'coleman-machine__form' } );

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<MachineField
						sheet={ sheet }
						fault={ fault }
						onChange={ ( value ) => setAttributes( { machine: value } ) }
					/>
					<ToggleControl
						label={ __( 'Similar machines', 'coleman' ) }
						help={ __( 'Four machines in the same category, closest in price.', 'coleman' ) }
						checked={ showSimilar }
						onChange={ ( value ) => setAttributes( { showSimilar: value } ) }
					/>
					<ToggleControl
						label={ __( 'Share and print', 'coleman' ) }
						help={ __( 'On the machine’s page.', 'coleman' ) }
						checked={ showShare }
						onChange={ ( value ) => setAttributes( { showShare: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Chosen
				block="coleman/machine"
				attributes={ { machine, showSimilar, showShare } }
				isChosen={ machine.trim() !== '' }
			>
				<Machine
					{ ...sample }
					level="h2"
					anchors={ { ask: `ask-${ clientId }`, similar: `similar-${ clientId }` } }
					similar={ showSimilar ? sample.similar : [] }
					gallery={ <Gallery { ...galleryFixtures.typical } /> }
					share={ showShare && <Share { ...shareFixtures.typical } /> }
				/>
			</Chosen>
			<div { ...innerBlocksProps } />
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { BranchControl } from '@/editor/branch-control';
import { HeadingPanel } from '@/editor/heading-control';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
import { branchData, useBranchData } from '@/editor/use-branch-data';
import { BranchLot } from './branch-lot';
import type { BranchLotProps } from './branch-lot';

type Attributes = { branch: string; heading: BranchLotProps[ 'heading' ] };

/** The preview counts the chosen branch's machines; without one it is an example. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, BranchLotProps > ) {
	const { branch, heading } = attributes;
	const branches = useBranchData()?.branches;

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<AskAgain of={ branchData } />
					<BranchControl
						help={ __( 'Counts are those of today.', 'coleman' ) }
						none={ __( 'The page’s branch', 'coleman' ) }
						value={ branch }
						branches={ branches }
						onChange={ ( value ) => setAttributes( { branch: value } ) }
					/>
				</PanelBody>
				<HeadingPanel value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
			</InspectorControls>
			<Chosen block="coleman/branch-lot" attributes={ { branch, heading } } isChosen={ branch !== '' }>
				<BranchLot { ...sample } heading={ heading } />
			</Chosen>
		</div>
	);
}

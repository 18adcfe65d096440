import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { BranchControl } from '@/editor/branch-control';
import { HeadingPanel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { useBranchData } from '@/editor/use-branch-data';
import { BranchLot } from './branch-lot';
import type { BranchLotProps } from './branch-lot';

type Attributes = { branch: string; heading: BranchLotProps[ 'heading' ] };

/** The preview's numbers are an example: they are counted when the page is shown. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, BranchLotProps > ) {
	const { branch, heading } = attributes;
	const branches = useBranchData()?.branches ?? [];
	const chosen = branches.find( ( { slug } ) => slug === branch );

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<BranchControl
						help={ __( 'These numbers are an example. The page shows the real counts.', 'coleman' ) }
						none={ __( 'The page’s branch', 'coleman' ) }
						value={ branch }
						branches={ branches }
						onChange={ ( value ) => setAttributes( { branch: value } ) }
					/>
				</PanelBody>
				<HeadingPanel value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
			</InspectorControls>
			<Preview>
				<BranchLot
					{ ...sample }
					heading={ heading }
					title={
						chosen
							? /* translators: title of the page about a branch. 1: city, 2: state. */
								sprintf( __( '%1$s, %2$s', 'coleman' ), chosen.city, chosen.state )
							: sample.title
					}
				/>
			</Preview>
		</div>
	);
}

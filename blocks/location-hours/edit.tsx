import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { BranchControl } from '@/editor/branch-control';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
import { branchData, useBranchData } from '@/editor/use-branch-data';
import { LocationHours } from './location-hours';
import type { LocationHoursProps } from './location-hours';

type Attributes = {
	branch: string;
	layout: LocationHoursProps[ 'layout' ];
	showMap: boolean;
	showTeam: boolean;
	heading: string;
	headingLevel: 'h1' | 'h2';
};

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, LocationHoursProps > ) {
	const data = useBranchData();
	const { branch: slug, layout, showMap, showTeam, heading, headingLevel } = attributes;
	const isFull = layout === 'full';
	const { branches, people, mapOfAll } = data ?? { ...sample, mapOfAll: sample.map };

	const chosen = branches.filter( ( branch ) => branch.slug === slug );
	const shown = chosen.length ? chosen : branches;
	const map = chosen[ 0 ]?.map ?? mapOfAll;

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<AskAgain of={ branchData } />
					<BranchControl
						none={ __( 'All branches', 'coleman' ) }
						value={ slug }
						branches={ data?.branches }
						onChange={ ( branch ) => setAttributes( { branch } ) }
					/>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						help={ __( 'Leave empty for none.', 'coleman' ) }
						value={ heading }
						onChange={ ( text ) => setAttributes( { heading: text } ) }
					/>
					{ isFull && (
						<>
							<ToggleControl
								label={ __( 'Map', 'coleman' ) }
								help={ __( 'A static map of the branch or all branches.', 'coleman' ) }
								checked={ showMap }
								onChange={ ( value ) => setAttributes( { showMap: value } ) }
							/>
							<ToggleControl
								label={ __( 'Sales team', 'coleman' ) }
								help={ __( 'The sales team with phone and email.', 'coleman' ) }
								checked={ showTeam }
								onChange={ ( value ) => setAttributes( { showTeam: value } ) }
							/>
						</>
					) }
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<SelectControl
						label={ __( 'Layout', 'coleman' ) }
						help={ __( 'Strip and Footer show today’s hours only.', 'coleman' ) }
						value={ layout }
						options={ [
							{ value: 'full', label: __( 'Full: address, hours, map, sales team', 'coleman' ) },
							{ value: 'strip', label: __( 'Strip: phone and hours in a row', 'coleman' ) },
							{ value: 'footer', label: __( 'Footer: compact, on a dark background', 'coleman' ) },
						] }
						onChange={ ( value ) => setAttributes( { layout: value } ) }
					/>
					<HeadingControl
						label={ __( 'Heading level', 'coleman' ) }
						value={ headingLevel }
						onChange={ ( value ) => setAttributes( { headingLevel: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<LocationHours
					layout={ layout }
					heading={ heading }
					headingLevel={ headingLevel }
					map={ isFull && showMap ? map : '' }
					branches={ shown }
					people={
						isFull && showTeam
							? people.filter( ( person ) =>
									shown.some( ( branch ) => branch.location_id === person.location_id )
								)
							: []
					}
				/>
			</Disabled>
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { BranchControl } from '@/editor/branch-control';
import { HeadingPanel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
import { branchData, useBranchData } from '@/editor/use-branch-data';
import { SalesTeamView } from './sales-team';
import type { SalesTeamProps } from './team-props';

type Attributes = Pick< SalesTeamProps, 'branch' | 'showFilter' | 'heading' >;

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, SalesTeamProps > ) {
	const { branch, showFilter, heading } = attributes;
	const data = useBranchData();
	const branches =
		data?.branches.map( ( { location_id: id, slug, city } ) => ( {
			id,
			slug,
			city,
			url: `/locations/${ slug }/`,
		} ) ) ?? sample.branches;
	const chosen = branches.find( ( { slug } ) => slug === branch );
	const people = ( data?.people ?? sample.team.people ).filter(
		( person ) => ! chosen || person.location_id === chosen.id
	);

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<AskAgain of={ branchData } />
					<BranchControl
						help={ __( 'If you choose a branch, visitors see only its team.', 'coleman' ) }
						none={ __( 'All branches', 'coleman' ) }
						value={ branch }
						branches={ data ? branches : undefined }
						onChange={ ( value ) => setAttributes( { branch: value } ) }
					/>
					<ToggleControl
						label={ __( 'ZIP code and branch', 'coleman' ) }
						help={ __( 'Lets visitors find the salesperson for their ZIP code.', 'coleman' ) }
						checked={ showFilter }
						onChange={ ( value ) => setAttributes( { showFilter: value } ) }
					/>
				</PanelBody>
				<HeadingPanel value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
			</InspectorControls>
			<Disabled>
				<SalesTeamView
					id={ `sales-team-${ clientId }` }
					heading={ heading }
					showFilter={ showFilter }
					isBranchFixed={ chosen !== undefined }
					branches={ branches }
					branch={ chosen?.slug ?? '' }
					zip=""
					team={ { people, how: '', nearest: null } }
				/>
			</Disabled>
		</div>
	);
}

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { HeadingPanel } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { useBranchData } from '@/editor/use-branch-data';
import { RentalHelp } from './rental-help';
import type { RentalHelpProps } from './rental-help';
import { StepsPanel } from './steps-panel';
import type { Step } from './steps-panel';

type Attributes = {
	title: string;
	steps: Step[];
	phonesTitle: string;
	showBranches: boolean;
	heading: RentalHelpProps[ 'heading' ];
};

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, RentalHelpProps > ) {
	const { title, steps, phonesTitle, showBranches, heading } = attributes;
	const branches = useBranchData()?.branches.map( ( { city, phone_number: phone } ) => ( { city, phone } ) );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “How renting works”.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<ToggleControl
						label={ __( 'Rental desks', 'coleman' ) }
						help={ __( 'The phone numbers of all branches.', 'coleman' ) }
						checked={ showBranches }
						onChange={ ( value ) => setAttributes( { showBranches: value } ) }
					/>
					{ showBranches && (
						<TextControl
							label={ __( 'Title of the rental desks', 'coleman' ) }
							help={ __( 'If empty: “Call a rental desk”.', 'coleman' ) }
							value={ phonesTitle }
							onChange={ ( value ) => setAttributes( { phonesTitle: value } ) }
						/>
					) }
				</PanelBody>
				<StepsPanel steps={ steps } onChange={ ( value ) => setAttributes( { steps: value } ) } />
				<HeadingPanel value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
			</InspectorControls>
			<Disabled>
				<RentalHelp
					title={ title || __( 'How renting works', 'coleman' ) }
					heading={ heading }
					branches={ showBranches ? ( branches ?? sample.branches ) : [] }
					{ ...( steps.length > 0 ? { steps } : {} ) }
					{ ...( phonesTitle === '' ? {} : { phonesTitle } ) }
				/>
			</Disabled>
		</div>
	);
}

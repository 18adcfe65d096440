import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import { MachineField } from '@/editor/machine-field';
import type { EditProps } from '@/editor/register-block';
import { useMachineSheet } from '@/editor/use-machine-sheet';
import fixtures from './fixtures.json';
import { UsedInquiryView, usedInquiryProps } from './used-inquiry';
import type { UsedInquiryProps } from './used-inquiry';

/** The preview is the empty form; what visitors send of it lands at the leads desk. */
export function Edit( { attributes, setAttributes }: EditProps< { machine: string }, UsedInquiryProps > ) {
	const { machine } = attributes;
	const { sheet, fault } = useMachineSheet( machine );
	const isNew = sheet?.machine.Condition === 'new';

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Which machine', 'coleman' ) }>
					<MachineField
						sheet={ sheet }
						fault={ fault }
						onChange={ ( value ) => setAttributes( { machine: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Recipient', 'coleman' ) }>
					<p>
						{ __(
							'Inquiries go to the salesperson for the ZIP code, then to the branch that has the machine, then to the address in the settings under “Recipients”.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			{ isNew ? (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This machine is new. The form is for used machines, so visitors won’t see it.', 'coleman' ) }
				</Notice>
			) : (
				<Chosen block="coleman/used-inquiry" attributes={ { machine } } isChosen={ machine.trim() !== '' }>
					<UsedInquiryView { ...usedInquiryProps( fixtures.empty ) } />
				</Chosen>
			) }
		</div>
	);
}

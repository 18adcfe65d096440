import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BranchControl } from '@/editor/branch-control';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { AskAgain } from '@/editor/shared-answer';
import { branchData, useBranchData } from '@/editor/use-branch-data';
import { WhichField } from '@/editor/which-field';
import { InquiryView } from './inquiry';
import type { InquiryProps } from './inquiry';
import { isThing, THINGS } from './things';
import type { Thing } from './things';

type Attributes = {
	kind: 'page' | InquiryProps[ 'kind' ];
	heading: string;
	intro: string;
	about: 'page' | 'none' | Thing;
	aboutId: number;
	branch: string;
};

/** Each with its label. */
const kinds = (): { value: Attributes[ 'kind' ]; label: string }[] => [
	{ value: 'page', label: __( 'What the page is about', 'coleman' ) },
	{ value: 'contact', label: __( 'Contact', 'coleman' ) },
	{ value: 'service', label: __( 'Service', 'coleman' ) },
	{ value: 'financing', label: __( 'Financing', 'coleman' ) },
	{ value: 'trade_in', label: __( 'Trade-in', 'coleman' ) },
	{ value: 'careers', label: __( 'Careers', 'coleman' ) },
	{ value: 'used', label: __( 'Used machine', 'coleman' ) },
	{ value: 'new', label: __( 'New machine', 'coleman' ) },
	{ value: 'attachment', label: __( 'Attachment', 'coleman' ) },
	{ value: 'part', label: __( 'Part', 'coleman' ) },
	{ value: 'rental', label: __( 'Rental', 'coleman' ) },
];

/** The chosen thing; null where none is chosen, or while it has not come. */
function useThing( about: string, id: number ): InquiryProps[ 'about' ] {
	const found = useAnswer(
		async () =>
			id && isThing( about ) ? ( ( await THINGS[ about ].fetchPicked( [ id ] ) )[ 0 ] ?? null ) : null,
		`${ about }-${ id }`
	);
	return found && isThing( about ) ? { kind: about, id, title: found.name, url: '' } : null;
}

type ContentProps = { attributes: Attributes; setAttributes: ( changes: Partial< Attributes > ) => void };

function Content( { attributes, setAttributes }: ContentProps ) {
	const { kind, heading, intro, about, aboutId } = attributes;
	return (
		<PanelBody title={ __( 'Content', 'coleman' ) }>
			<SelectControl
				label={ __( 'What is it for?', 'coleman' ) }
				value={ kind }
				options={ kinds() }
				onChange={ ( value ) => setAttributes( { kind: value } ) }
			/>
			<TextControl
				label={ __( 'Heading', 'coleman' ) }
				value={ heading }
				onChange={ ( value ) => setAttributes( { heading: value } ) }
			/>
			<TextareaControl
				label={ __( 'Introduction', 'coleman' ) }
				value={ intro }
				onChange={ ( value ) => setAttributes( { intro: value } ) }
			/>
			<SelectControl
				label={ __( 'About', 'coleman' ) }
				help={ __( 'Only what fits the kind is shown and sent.', 'coleman' ) }
				value={ about }
				options={ [
					{ value: 'page', label: __( 'What the page is about', 'coleman' ) },
					{ value: 'none', label: __( 'Nothing in particular', 'coleman' ) },
					{ value: 'machine', label: __( 'A machine', 'coleman' ) },
					{ value: 'attachment', label: __( 'An attachment', 'coleman' ) },
					{ value: 'part', label: __( 'A part', 'coleman' ) },
					{ value: 'rental', label: __( 'A machine for rent', 'coleman' ) },
				] }
				onChange={ ( value ) => setAttributes( { about: value, aboutId: 0 } ) }
			/>
			{ isThing( about ) && (
				<WhichField
					key={ about }
					label={ THINGS[ about ].label() }
					help={ __( 'Search by name or number.', 'coleman' ) }
					none={ __( 'Nothing found.', 'coleman' ) }
					value={ aboutId }
					find={ THINGS[ about ].find }
					fetchPicked={ THINGS[ about ].fetchPicked }
					onChange={ ( id ) => setAttributes( { aboutId: id } ) }
				/>
			) }
		</PanelBody>
	);
}

/** The preview is the empty form; what visitors send of it lands at the leads desk. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, InquiryProps > ) {
	const { kind, heading, intro, about, aboutId, branch } = attributes;
	const branches = useBranchData()?.branches;
	const thing = useThing( about, aboutId );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<Content attributes={ attributes } setAttributes={ setAttributes } />
				<PanelBody title={ __( 'Recipient', 'coleman' ) }>
					<AskAgain of={ branchData } />
					<BranchControl
						help={ __(
							'Without one, visitors choose. If they choose none, inquiries go to the salesperson for the ZIP code, then to the department’s address in the settings under “Recipients”.',
							'coleman'
						) }
						none={ __( 'Visitors choose', 'coleman' ) }
						value={ branch }
						branches={ branches }
						onChange={ ( value ) => setAttributes( { branch: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<InquiryView
					{ ...sample }
					kind={ kind === 'page' ? 'contact' : kind }
					heading={ heading }
					intro={ intro }
					about={ thing }
					branches={ branch ? [] : sample.branches }
					values={ {} }
					pictures={ kind === 'trade_in' ? { accept: 'image/*', together: '' } : null }
				/>
			</Disabled>
		</div>
	);
}

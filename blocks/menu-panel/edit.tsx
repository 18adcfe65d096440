import { InspectorControls, RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { EditProps } from '@/editor/register-block';
import './editor.css';
import type { MenuPanelProps } from './menu-panel';

type Attributes = { label: string; source: string; heading: string };

const sources = () => [
	{ value: 'new', label: __( 'New equipment: categories and branches', 'coleman' ) },
	{ value: 'used', label: __( 'Used equipment: categories', 'coleman' ) },
	{ value: 'rental', label: __( 'Rental: categories', 'coleman' ) },
	{ value: 'attachments', label: __( 'Attachments: categories', 'coleman' ) },
	{ value: 'parts', label: __( 'Parts: families and quick order', 'coleman' ) },
	{ value: 'locations', label: __( 'Branches', 'coleman' ) },
	{ value: 'links', label: __( 'My own links', 'coleman' ) },
];

/** Whether the panel or a link in it is being edited. */
const useIsOpen = ( clientId: string, isSelected: boolean ): boolean => {
	const isInside = useSelect(
		( select ) => {
			// WordPress's own store, typed by a package that ships no types.
			const { hasSelectedInnerBlock } = select( 'core/block-editor' ) as {
				hasSelectedInnerBlock: ( id: string, deep: boolean ) => boolean;
			};
			return hasSelectedInnerBlock( clientId, true );
		},
		[ clientId ]
	);
	return isSelected || isInside;
};

/** The name stands in the menu; its own links open below it while it is being edited. */
export function Edit( {
	attributes: { label, source, heading },
	setAttributes,
	clientId,
	isSelected,
}: EditProps< Attributes, MenuPanelProps > ) {
	const hasLinks = source === 'links';
	const isOpen = useIsOpen( clientId, isSelected );
	const listProps = useInnerBlocksProps(
		{ className: 'coleman-menu-panel__list' },
		{ defaultBlock: { name: 'core/navigation-link' }, directInsert: true }
	);
	return (
		<div { ...useBlockProps( { className: 'wp-block-navigation-item' } ) }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<SelectControl
						label={ __( 'Links', 'coleman' ) }
						help={
							hasLinks
								? __( 'Add links below the name in the menu.', 'coleman' )
								: __( 'These links come from the catalog and update automatically.', 'coleman' )
						}
						value={ source }
						options={ sources() }
						onChange={ ( value ) => setAttributes( { source: value } ) }
					/>
					{ hasLinks && (
						<TextControl
							label={ __( 'Heading of the links', 'coleman' ) }
							placeholder={ label }
							value={ heading }
							onChange={ ( value ) => setAttributes( { heading: value } ) }
						/>
					) }
				</PanelBody>
			</InspectorControls>
			<span className="coleman-menu-panel__edit">
				<RichText
					tagName="span"
					value={ label }
					allowedFormats={ [] }
					placeholder={ __( 'Name in the menu', 'coleman' ) }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</span>
			{ hasLinks && isOpen && <div { ...listProps } /> }
		</div>
	);
}

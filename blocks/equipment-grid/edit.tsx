import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories } from '@/api/generated/schemas';
import { BranchControl } from '@/editor/branch-control';
import { equipmentChoices, useEquipmentChoices } from '@/editor/equipment-choices';
import { HeadingPanel } from '@/editor/heading-control';
import { AboutControl } from '@/editor/list-controls';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
import { useAnswer } from '@/editor/use-answer';
import { useBranchData } from '@/editor/use-branch-data';
import { EquipmentGridView } from './equipment-grid';
import type { EquipmentGridProps } from './equipment-props';

type Attributes = {
	branch: string;
	brandId: number;
	categoryId: number;
	showLocations: boolean;
	showBrands: boolean;
	showAttachments: boolean;
	showContact: boolean;
	heading: EquipmentGridProps[ 'heading' ];
};

/** What the API answers for a branch and a brand; null until then. */
const useCategories = ( locationId: number, vendorId: number ): EquipmentCategories | null =>
	useAnswer(
		( signal ) => fetchEquipmentCategories( { location_id: locationId, vendor_id: vendorId }, signal ),
		`${ locationId } ${ vendorId }`
	);

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, EquipmentGridProps > ) {
	const { branch, brandId, categoryId, showLocations, showBrands, showAttachments, showContact, heading } =
		attributes;
	const all = useEquipmentChoices();
	const locationId = all?.locations.find( ( { slug } ) => slug === branch )?.LocationId ?? 0;
	const view = useCategories( locationId, brandId ) ?? sample.view;
	const contact = useBranchData();

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<AskAgain of={ equipmentChoices } />
					<BranchControl
						help={ __(
							'If you choose a branch, visitors see only its machines and no location bar. Pages with a branch in their URL, such as new-equipment-easton, use that branch automatically.',
							'coleman'
						) }
						none={ __( 'Visitors choose', 'coleman' ) }
						value={ branch }
						branches={ all?.locations.map( ( { slug, City } ) => ( { slug, city: City } ) ) }
						onChange={ ( value ) => setAttributes( { branch: value } ) }
					/>
					<AboutControl
						label={ __( 'Brand', 'coleman' ) }
						help={ __(
							'If you choose a brand, visitors see only its machines and no brands bar.',
							'coleman'
						) }
						none={ __( 'Visitors choose', 'coleman' ) }
						value={ brandId }
						choices={ all?.vendors.map( ( one ) => [ one.VendorId, one.BrandName ] ) }
						onChange={ ( value ) => setAttributes( { brandId: value } ) }
					/>
					<AboutControl
						label={ __( 'Category', 'coleman' ) }
						none={ __( 'All categories', 'coleman' ) }
						value={ categoryId }
						choices={ all?.categories.map( ( one ) => [ one.EquipCategoryId, one.CategoryName ] ) }
						onChange={ ( value ) => setAttributes( { categoryId: value } ) }
					/>
					<ToggleControl
						label={ __( 'Location bar', 'coleman' ) }
						checked={ showLocations && ! branch }
						disabled={ branch !== '' }
						onChange={ ( value ) => setAttributes( { showLocations: value } ) }
					/>
					<ToggleControl
						label={ __( 'Brands bar', 'coleman' ) }
						checked={ showBrands && ! brandId }
						disabled={ brandId > 0 }
						onChange={ ( value ) => setAttributes( { showBrands: value } ) }
					/>
					<ToggleControl
						label={ __( 'Attachments', 'coleman' ) }
						help={ __( 'Links to attachments, by category and by manufacturer.', 'coleman' ) }
						checked={ showAttachments }
						onChange={ ( value ) => setAttributes( { showAttachments: value } ) }
					/>
					<ToggleControl
						label={ __( 'Location and sales team', 'coleman' ) }
						help={ __( 'Below the machines, for the chosen branch or all branches.', 'coleman' ) }
						checked={ showContact }
						onChange={ ( value ) => setAttributes( { showContact: value } ) }
					/>
				</PanelBody>
				<HeadingPanel value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
			</InspectorControls>
			<Disabled>
				<EquipmentGridView
					id={ `equipment-grid-${ clientId }` }
					heading={ heading }
					locationId={ locationId }
					vendorId={ brandId }
					isLocationFixed={ locationId > 0 }
					isVendorFixed={ brandId > 0 }
					categoryId={ categoryId }
					showLocations={ showLocations && ! locationId }
					showBrands={ showBrands && ! brandId }
					showAttachments={ showAttachments }
					nearest={ sample.nearest }
					view={ {
						...view,
						categories: view.categories.filter(
							( category ) => ! categoryId || category.EquipCategoryId === categoryId
						),
					} }
					contact={ showContact ? ( contact ?? sample.contact ) : null }
				/>
			</Disabled>
		</div>
	);
}

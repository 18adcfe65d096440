import { useEffect, useState } from '@wordpress/element';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories } from '@/api/generated/schemas';

export type AttachmentLinks = {
	categories: EquipmentCategories[ 'attachmentCategoryLinks' ];
	vendors: EquipmentCategories[ 'attachmentManufacturerLinks' ];
};

/** The categories and manufacturers of attachments for the editor's choices; none until they have come. */
export function useAttachmentLinks(): AttachmentLinks {
	const [ links, setLinks ] = useState< AttachmentLinks >( { categories: [], vendors: [] } );
	useEffect( () => {
		fetchEquipmentCategories( { location_id: 0, vendor_id: 0 } ).then(
			( { attachmentCategoryLinks: categories, attachmentManufacturerLinks: vendors } ) =>
				setLinks( { categories, vendors } ),
			() => {}
		);
	}, [] );
	return links;
}

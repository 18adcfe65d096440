import type { EquipmentCategories } from '@/api/generated/schemas';
import { useEquipmentChoices } from './equipment-choices';

export type AttachmentLinks = {
	categories: EquipmentCategories[ 'attachmentCategoryLinks' ];
	vendors: EquipmentCategories[ 'attachmentManufacturerLinks' ];
};

/** The categories and manufacturers of attachments for the editor's choices; null until they have come. */
export function useAttachmentLinks(): AttachmentLinks | null {
	const choices = useEquipmentChoices();
	return choices && { categories: choices.attachmentCategoryLinks, vendors: choices.attachmentManufacturerLinks };
}

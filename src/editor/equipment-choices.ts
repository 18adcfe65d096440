import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories } from '@/api/generated/schemas';
import { sharedAnswer, useShared } from './shared-answer';

/** The branches, brands and categories that blocks offer to choose from. */
export const equipmentChoices = sharedAnswer( () => fetchEquipmentCategories( { location_id: 0, vendor_id: 0 } ) );

/** Null until they have come, or when they do not come. */
export const useEquipmentChoices = (): EquipmentCategories | null => useShared( equipmentChoices );

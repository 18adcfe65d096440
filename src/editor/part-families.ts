import type { PartCategory } from '@/api/generated/schemas';
import { fetchPartCategories } from '@/api/products';
import { sharedAnswer, useShared } from './shared-answer';

/** The families of parts that blocks offer to choose from, or show. */
export const partFamilies = sharedAnswer( fetchPartCategories );

/** Null until they have come, or when they do not come. */
export const usePartFamilies = (): PartCategory[] | null => useShared( partFamilies );

import { mountIsland, readProps } from '@/islands';
import { EquipmentGrid, equipmentGridProps } from './equipment-grid';
import { withMarkup } from './from-markup';

export default mountIsland( EquipmentGrid, readProps( equipmentGridProps, withMarkup ) );

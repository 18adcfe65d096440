import { mountIsland, readProps } from '@/islands';
import { EquipmentGrid, equipmentGridProps } from './equipment-grid';

export default mountIsland( EquipmentGrid, readProps( equipmentGridProps ) );

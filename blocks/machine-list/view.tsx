import { mountIsland, readProps } from '@/islands';
import { MachineList, machineListProps } from './machine-list';

export default mountIsland( MachineList, readProps( machineListProps ) );

import { mountIsland, readProps } from '@/islands';
import { MachineGallery, machineGalleryProps } from './machine-gallery';

export default mountIsland( MachineGallery, readProps( machineGalleryProps ) );

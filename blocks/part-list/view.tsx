import { mountIsland, readProps } from '@/islands';
import { PartList, partListProps } from './part-list';

export default mountIsland( PartList, readProps( partListProps ) );

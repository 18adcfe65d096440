import { mountIsland, readProps } from '@/islands';
import { Part, partProps } from './part';

export default mountIsland( Part, readProps( partProps ) );

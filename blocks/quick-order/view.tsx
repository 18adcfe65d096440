import { mountIsland, readProps } from '@/islands';
import { QuickOrder, quickOrderProps } from './quick-order';

export default mountIsland( QuickOrder, readProps( quickOrderProps ) );

import { mountIsland, readProps } from '@/islands';
import { WhereUsed, whereUsedProps } from './where-used';

export default mountIsland( WhereUsed, readProps( whereUsedProps ) );

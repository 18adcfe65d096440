import { mountIsland, readProps } from '@/islands';
import { Share, shareProps } from './share';

export default mountIsland( Share, readProps( shareProps ) );

import { mountIsland, readProps } from '@/islands';
import { Gate, gateProps } from './gate';

export default mountIsland( Gate, readProps( gateProps ) );

import { mountIsland, readProps } from '@/islands';
import { PartsStream, partsStreamProps } from './parts-stream';

export default mountIsland( PartsStream, readProps( partsStreamProps ) );

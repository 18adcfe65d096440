import { mountIsland, readProps } from '@/islands';
import { PartsViewer, partsViewerProps } from './parts-viewer';

export default mountIsland( PartsViewer, readProps( partsViewerProps ) );

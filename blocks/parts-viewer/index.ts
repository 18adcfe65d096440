import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { partsViewerProps } from './parts-viewer';
import './style.css';

registerColemanBlock( metadata, Edit, partsViewerProps( fixtures.typical ) );

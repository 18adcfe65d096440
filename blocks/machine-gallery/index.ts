import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { machineGalleryProps } from './machine-gallery';
import './style.css';

registerColemanBlock( metadata, Edit, machineGalleryProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { partsStreamProps } from './parts-stream';
import './style.css';

registerColemanBlock( metadata, Edit, partsStreamProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { partProps } from './part';
import './style.css';

registerColemanBlock( metadata, Edit, partProps( fixtures.typical ) );

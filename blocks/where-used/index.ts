import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';
import { whereUsedProps } from './where-used';

registerColemanBlock( metadata, Edit, whereUsedProps( fixtures.typical ) );

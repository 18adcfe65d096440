import { registerColemanBlock } from '@/editor/register-block';
import { registerProps } from './register';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';

registerColemanBlock( metadata, Edit, registerProps( fixtures.typical ) );

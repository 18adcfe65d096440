import { registerColemanBlock } from '@/editor/register-block';
import { profileProps } from './profile';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';

registerColemanBlock( metadata, Edit, profileProps( fixtures.typical ) );

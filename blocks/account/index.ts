import { registerColemanBlock } from '@/editor/register-block';
import { accountProps } from './account';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, accountProps( fixtures.typical ) );

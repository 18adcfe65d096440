import { registerColemanBlock } from '@/editor/register-block';
import { accountMenuProps } from './account-menu';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, accountMenuProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { logoutProps } from './logout';
import './style.css';

registerColemanBlock( metadata, Edit, logoutProps( fixtures.typical ) );

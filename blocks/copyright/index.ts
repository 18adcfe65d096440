import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { copyrightProps } from './copyright';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, copyrightProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { shareProps } from './share';
import './style.css';

registerColemanBlock( metadata, Edit, shareProps( fixtures.typical ) );

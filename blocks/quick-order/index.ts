import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { quickOrderProps } from './quick-order-props';
import './style.css';

registerColemanBlock( metadata, Edit, quickOrderProps( fixtures.typical ) );

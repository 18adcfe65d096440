import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { cartProps } from './cart';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, cartProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import { orderListProps } from './order-list';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, orderListProps( fixtures.typical ) );

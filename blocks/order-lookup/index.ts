import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { orderLookupProps } from './order-lookup';
import './style.css';

registerColemanBlock( metadata, Edit, orderLookupProps( fixtures.typical ) );

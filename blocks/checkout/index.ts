import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { checkoutProps } from './checkout';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, checkoutProps( fixtures.typical ) );

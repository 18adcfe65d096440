import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { cartModalProps } from './cart-modal';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, cartModalProps( fixtures.typical ), { isForTemplates: true } );

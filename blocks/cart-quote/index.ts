import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { cartQuoteProps } from './cart-quote';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, cartQuoteProps( fixtures.typical ), { isForTemplates: true } );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { featuredProductsProps } from './featured-products';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, featuredProductsProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';
import { usedCategoriesProps } from './used-categories';

registerColemanBlock( metadata, Edit, usedCategoriesProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalCategoriesProps } from './rental-categories';

registerColemanBlock( metadata, Edit, rentalCategoriesProps( fixtures.typical ) );

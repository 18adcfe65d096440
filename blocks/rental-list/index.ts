import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalListProps } from './rental-list';

registerColemanBlock( metadata, Edit, rentalListProps( fixtures.typical ) );

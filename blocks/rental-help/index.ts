import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalHelpProps } from './rental-help';

registerColemanBlock( metadata, Edit, rentalHelpProps( fixtures.typical ) );

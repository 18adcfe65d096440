import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalCalendarProps } from './rental-calendar';

registerColemanBlock( metadata, Edit, rentalCalendarProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalProps } from './rental';

registerColemanBlock( metadata, Edit, rentalProps( fixtures.typical ), { holdsBlocks: true } );

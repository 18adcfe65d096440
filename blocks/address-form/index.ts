import { registerColemanBlock } from '@/editor/register-block';
import { addressFormProps } from './address-form';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';

registerColemanBlock( metadata, Edit, addressFormProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalFormProps } from './rental-form';
import { registerRequestButton } from './request-button';

registerColemanBlock( metadata, Edit, rentalFormProps( fixtures.typical ) );
registerRequestButton();

import { registerColemanBlock } from '@/editor/register-block';
import { forgotPasswordProps } from './forgot-password';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';

registerColemanBlock( metadata, Edit, forgotPasswordProps( fixtures.typical ) );

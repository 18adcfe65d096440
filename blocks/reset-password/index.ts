import { registerColemanBlock } from '@/editor/register-block';
import { resetPasswordProps } from './reset-password';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';

registerColemanBlock( metadata, Edit, resetPasswordProps( fixtures.typical ), { isForTemplates: true } );

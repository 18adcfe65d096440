import { registerColemanBlock } from '@/editor/register-block';
import { confirmEmailProps } from './confirm-email';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';

registerColemanBlock( metadata, Edit, confirmEmailProps( fixtures.typical ), { isForTemplates: true } );

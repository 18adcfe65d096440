import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { usedInquiryProps } from './used-inquiry';

registerColemanBlock( metadata, Edit, usedInquiryProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import { attachmentProps } from './attachment';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import '@/ui/link-row/style.css';
import './style.css';

registerColemanBlock( metadata, Edit, attachmentProps( fixtures.typical ) );

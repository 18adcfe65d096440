import { registerColemanBlock } from '@/editor/register-block';
import { attachmentListProps } from './attachment-list-props';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, attachmentListProps( fixtures.typical ) );

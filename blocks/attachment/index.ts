import { registerColemanBlock } from '@/editor/register-block';
import { attachmentProps } from './attachment';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, attachmentProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { notificationsProps } from './notifications';
import './style.css';

registerColemanBlock( metadata, Edit, notificationsProps( fixtures.typical ), { isForTemplates: true } );

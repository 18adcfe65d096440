import { registerColemanBlock } from '@/editor/register-block';
import { announcementsProps } from './announcements';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, announcementsProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { recentlyViewedProps } from './recently-viewed';
import './style.css';

registerColemanBlock( metadata, Edit, recentlyViewedProps( fixtures.typical ) );

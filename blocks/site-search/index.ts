import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { siteSearchProps } from './site-search';
import './style.css';

registerColemanBlock( metadata, Edit, siteSearchProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { breadcrumbsProps } from './breadcrumbs';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, breadcrumbsProps( fixtures.typical ) );

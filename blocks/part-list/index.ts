import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { partListProps } from './part-list-props';
import './style.css';

registerColemanBlock( metadata, Edit, partListProps( fixtures.typical ) );

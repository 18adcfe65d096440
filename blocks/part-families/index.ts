import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { partFamiliesProps } from './part-families';
import './style.css';

registerColemanBlock( metadata, Edit, partFamiliesProps( fixtures.typical ) );

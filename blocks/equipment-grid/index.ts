import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { equipmentGridProps } from './equipment-props';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, equipmentGridProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { locationHoursProps } from './location-hours';
import './style.css';

registerColemanBlock( metadata, Edit, locationHoursProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';
import { salesTeamProps } from './team-props';

registerColemanBlock( metadata, Edit, salesTeamProps( fixtures.typical ) );

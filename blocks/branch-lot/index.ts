import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { branchLotProps } from './branch-lot';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, branchLotProps( fixtures.typical ) );

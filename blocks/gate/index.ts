import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { gateProps } from './gate';
import './style.css';

registerColemanBlock( metadata, Edit, gateProps( fixtures.typical ), { holdsBlocks: true } );

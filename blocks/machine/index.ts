import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { machineProps } from './machine';
import '../share/style.css';
import './style.css';

registerColemanBlock( metadata, Edit, machineProps( fixtures.typical ), { holdsBlocks: true } );

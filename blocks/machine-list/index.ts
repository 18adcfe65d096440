import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { machineListProps } from './machine-list-props';
import './style.css';
import './tools/style.css';
import { variations } from './variations';

registerColemanBlock( metadata, Edit, machineListProps( fixtures.typical ), { variations } );

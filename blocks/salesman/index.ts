import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { salesmanProps } from './salesman';
import './style.css';

registerColemanBlock( metadata, Edit, salesmanProps( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { orderProps } from './order';
import './style.css';

registerColemanBlock( metadata, Edit, orderProps( fixtures.typical ), { isForTemplates: true } );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { {{camelName}}Props } from './{{name}}';
import './style.css';

registerColemanBlock( metadata, Edit, {{camelName}}Props( fixtures.typical ) );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';
import { userBarProps } from './user-bar';

registerColemanBlock( metadata, Edit, userBarProps( fixtures.typical ), { isForTemplates: true } );

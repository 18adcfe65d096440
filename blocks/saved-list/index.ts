import { registerColemanBlock } from '@/editor/register-block';
import { savedListProps } from './saved-list';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, savedListProps( fixtures.typical ), { isForTemplates: true } );

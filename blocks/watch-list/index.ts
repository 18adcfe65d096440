import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';
import { watchListProps } from './watch-list';

registerColemanBlock( metadata, Edit, watchListProps( fixtures.typical ), { isForTemplates: true } );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { searchedForProps } from './searched-for';
import './style.css';

registerColemanBlock( metadata, Edit, searchedForProps( fixtures.typical ), { isForTemplates: true } );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { editorsNoteProps } from './editors-note';
import './style.css';

registerColemanBlock( metadata, Edit, editorsNoteProps( fixtures.typical ) );

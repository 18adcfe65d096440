import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { partHelpProps } from './part-help';
import './style.css';

registerColemanBlock( metadata, Edit, partHelpProps( fixtures.typical ), { isForTemplates: true } );

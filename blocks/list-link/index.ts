import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { listLinkProps } from './list-link';
import './style.css';

registerColemanBlock( metadata, Edit, listLinkProps( fixtures.typical ), { isForTemplates: true } );

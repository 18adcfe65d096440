import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { megaMenuProps } from './mega-menu';
import './style.css';

registerColemanBlock( metadata, Edit, megaMenuProps( fixtures.typical ), {
	holdsBlocks: true,
	isForTemplates: true,
} );

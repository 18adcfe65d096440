import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { menuPanelProps } from './menu-panel';
import './style.css';

registerColemanBlock( metadata, Edit, menuPanelProps( fixtures.typical ), {
	holdsBlocks: true,
	labelOf: ( { label } ) => label || metadata.title,
} );

import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { catalogContentProps } from './catalog-content';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { registerContentPanel } from './content-panel';
import './style.css';

registerColemanBlock( metadata, Edit, catalogContentProps( fixtures.typical ), { isForTemplates: true } );
registerContentPanel();

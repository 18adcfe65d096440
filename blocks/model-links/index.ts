import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { modelLinksProps } from './model-links';
import './style.css';

registerColemanBlock( metadata, Edit, modelLinksProps( fixtures.typical ) );

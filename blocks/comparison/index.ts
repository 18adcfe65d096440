import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { comparisonProps } from './comparison';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import '@/ui/link-row/style.css';
import './style.css';

registerColemanBlock( metadata, Edit, comparisonProps( fixtures.typical ) );

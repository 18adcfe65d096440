import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { modelFinderProps } from './model-finder';
import './style.css';

registerColemanBlock( metadata, Edit, modelFinderProps( fixtures.typical ) );

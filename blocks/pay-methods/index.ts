import { registerColemanBlock } from '@/editor/register-block';
import { payMethodsProps } from './pay-methods';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, payMethodsProps( fixtures.typical ) );

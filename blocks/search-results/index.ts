import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { searchResultsProps } from './results-props';
import './style.css';

registerColemanBlock( metadata, Edit, searchResultsProps( fixtures.typical ), { isForTemplates: true } );

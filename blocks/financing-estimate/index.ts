import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { financingEstimateProps } from './financing-estimate';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, financingEstimateProps( fixtures.typical ), { isForTemplates: true } );

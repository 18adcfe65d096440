import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { inquiryProps } from './inquiry';
import './style.css';

registerColemanBlock( metadata, Edit, inquiryProps( fixtures.typical ) );

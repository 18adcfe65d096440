import { registerColemanBlock } from '@/editor/register-block';
import { addressBookProps } from './address-book';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, addressBookProps( fixtures.typical ) );

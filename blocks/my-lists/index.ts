import { registerColemanBlock } from '@/editor/register-block';
import { myListsProps } from './my-lists';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import '@/ui/account-rows/style.css';
import './style.css';

registerColemanBlock( metadata, Edit, myListsProps( fixtures.typical ) );

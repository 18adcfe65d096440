import { registerColemanBlock } from '@/editor/register-block';
import { accountPeopleProps } from './account-people';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import '@/ui/account-rows/style.css';
import './style.css';

registerColemanBlock( metadata, Edit, accountPeopleProps( fixtures.typical ), { isForTemplates: true } );

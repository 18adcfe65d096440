import { registerColemanBlock } from '@/editor/register-block';
import { accountInvitationProps } from './account-invitation';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, accountInvitationProps( fixtures.typical ), { isForTemplates: true } );

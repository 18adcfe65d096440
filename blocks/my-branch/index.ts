import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { myBranchProps } from './my-branch';

registerColemanBlock( metadata, Edit, myBranchProps( fixtures.typical ) );

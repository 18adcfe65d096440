import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { signInProps } from './sign-in';
import './style.css';

registerColemanBlock( metadata, Edit, signInProps( fixtures.typical ) );

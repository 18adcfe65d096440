import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { tellMeProps } from './tell-me';
import './style.css';

registerColemanBlock( metadata, Edit, tellMeProps( fixtures.typical ), { isForTemplates: true } );

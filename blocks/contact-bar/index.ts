import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { contactBarProps } from './contact-bar';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import './style.css';

registerColemanBlock( metadata, Edit, contactBarProps( fixtures.typical ), { isForTemplates: true } );

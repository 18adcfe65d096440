import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import '@/ui/link-row/style.css';
import { tellMeLinksProps } from './tell-me-links';

registerColemanBlock( metadata, Edit, tellMeLinksProps( fixtures.typical ), { isForTemplates: true } );

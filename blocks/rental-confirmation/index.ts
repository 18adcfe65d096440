import { registerColemanBlock } from '@/editor/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import fixtures from './fixtures.json';
import { rentalConfirmationProps } from './rental-confirmation';
import './style.css';

registerColemanBlock( metadata, Edit, rentalConfirmationProps( fixtures.typical ), { isForTemplates: true } );

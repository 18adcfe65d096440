import { mountDesk } from '@/desk/mount';
import { FeedsScreen } from './feeds-screen';

mountDesk( FeedsScreen );

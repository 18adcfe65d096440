import { mountDesk } from '@/desk/mount';
import { LeadsScreen } from './leads-screen';

mountDesk( LeadsScreen );

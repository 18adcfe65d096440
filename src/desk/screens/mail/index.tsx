import { mountDesk } from '@/desk/mount';
import { MailScreen } from './mail-screen';

mountDesk( MailScreen );

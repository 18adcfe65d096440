import { mountDesk } from '@/desk/mount';
import { WebsiteScreen } from './website-screen';

mountDesk( WebsiteScreen );

import { mountDesk } from '@/desk/mount';
import { SettingsScreen } from './settings-screen';

mountDesk( SettingsScreen );

import { mountDesk } from '@/desk/mount';
import { IntegrationsScreen } from './integrations-screen';

mountDesk( IntegrationsScreen );

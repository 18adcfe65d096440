import { mountDesk } from '@/desk/mount';
import { AuditScreen } from './audit-screen';

mountDesk( AuditScreen );

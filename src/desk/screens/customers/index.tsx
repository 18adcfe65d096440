import { mountDesk } from '@/desk/mount';
import { CustomersScreen } from './customers-screen';

mountDesk( CustomersScreen );

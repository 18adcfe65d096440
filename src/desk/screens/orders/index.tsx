import { mountDesk } from '@/desk/mount';
import { OrdersScreen } from './orders-screen';

mountDesk( OrdersScreen );

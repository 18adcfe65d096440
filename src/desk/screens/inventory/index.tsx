import { mountDesk } from '@/desk/mount';
import { InventoryScreen } from './inventory-screen';

mountDesk( InventoryScreen );

import { mountDesk } from '@/desk/mount';
import { RentalsScreen } from './rentals-screen';

mountDesk( RentalsScreen );

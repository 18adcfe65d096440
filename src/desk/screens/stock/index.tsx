import { mountDesk } from '@/desk/mount';
import { StockScreen } from './stock-screen';

mountDesk( StockScreen );

import { mountDesk } from '@/desk/mount';
import { DiagramsScreen } from './diagrams-screen';

mountDesk( DiagramsScreen );

import { mountDesk } from '@/desk/mount';
import { DemandScreen } from './demand-screen';

mountDesk( DemandScreen );

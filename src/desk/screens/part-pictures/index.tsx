import { mountDesk } from '@/desk/mount';
import { PicturesScreen } from '@/desk/pictures/pictures-screen';

mountDesk( PicturesScreen );

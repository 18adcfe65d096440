import { mountIsland, readProps } from '@/islands';
import { Notifications, notificationsProps } from './notifications';

export default mountIsland( Notifications, readProps( notificationsProps ) );

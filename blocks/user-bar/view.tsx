import { mountIsland, readProps } from '@/islands';
import { UserBar, userBarProps } from './user-bar';

export default mountIsland( UserBar, readProps( userBarProps ) );

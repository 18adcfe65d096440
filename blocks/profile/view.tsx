import { mountIsland, readProps } from '@/islands';
import { Profile, profileProps } from './profile';

export default mountIsland( Profile, readProps( profileProps ) );

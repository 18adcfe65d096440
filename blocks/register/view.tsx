import { mountIsland, readProps } from '@/islands';
import { Register, registerProps } from './register';

export default mountIsland( Register, readProps( registerProps ) );

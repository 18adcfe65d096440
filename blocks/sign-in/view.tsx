import { mountIsland, readProps } from '@/islands';
import { SignIn, signInProps } from './sign-in';

export default mountIsland( SignIn, readProps( signInProps ) );

import { mountIsland, readProps } from '@/islands';
import { TellMe, tellMeProps } from './tell-me';

export default mountIsland( TellMe, readProps( tellMeProps ) );

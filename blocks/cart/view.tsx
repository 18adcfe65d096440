import { mountIsland, readProps } from '@/islands';
import { Cart, cartProps } from './cart';

export default mountIsland( Cart, readProps( cartProps ) );

import { mountIsland, readProps } from '@/islands';
import { Checkout, checkoutProps } from './checkout';

export default mountIsland( Checkout, readProps( checkoutProps ) );

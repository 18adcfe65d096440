import { mountIsland, readProps } from '@/islands';
import { CartModal, cartModalProps } from './cart-modal';

export default mountIsland( CartModal, readProps( cartModalProps ) );

import { mountIsland, readProps } from '@/islands';
import { RentalList, rentalListProps } from './rental-list';

export default mountIsland( RentalList, readProps( rentalListProps ) );

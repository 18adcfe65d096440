import { mountIsland, readProps } from '@/islands';
import { RentalForm, rentalFormProps } from './rental-form';

export default mountIsland( RentalForm, readProps( rentalFormProps ) );

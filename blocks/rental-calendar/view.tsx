import { mountIsland, readProps } from '@/islands';
import { RentalCalendar, rentalCalendarProps } from './rental-calendar';

export default mountIsland( RentalCalendar, readProps( rentalCalendarProps ) );

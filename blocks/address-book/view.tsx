import { mountIsland, readProps } from '@/islands';
import { AddressBook, addressBookProps } from './address-book';

export default mountIsland( AddressBook, readProps( addressBookProps ) );

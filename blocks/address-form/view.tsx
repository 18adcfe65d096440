import { mountIsland, readProps } from '@/islands';
import { AddressForm, addressFormProps } from './address-form';

export default mountIsland( AddressForm, readProps( addressFormProps ) );

import { mountIsland, readProps } from '@/islands';
import { Inquiry, inquiryProps } from './inquiry';

export default mountIsland( Inquiry, readProps( inquiryProps ) );

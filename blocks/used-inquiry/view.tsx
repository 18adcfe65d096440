import { mountIsland, readProps } from '@/islands';
import { UsedInquiry, usedInquiryProps } from './used-inquiry';

export default mountIsland( UsedInquiry, readProps( usedInquiryProps ) );

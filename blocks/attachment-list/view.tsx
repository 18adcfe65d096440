import { mountIsland, readProps } from '@/islands';
import { AttachmentList, attachmentListProps } from './attachment-list';

export default mountIsland( AttachmentList, readProps( attachmentListProps ) );

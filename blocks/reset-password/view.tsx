import { mountIsland, readProps } from '@/islands';
import { ResetPassword, resetPasswordProps } from './reset-password';

export default mountIsland( ResetPassword, readProps( resetPasswordProps ) );

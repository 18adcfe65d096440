import { mountIsland, readProps } from '@/islands';
import { ForgotPassword, forgotPasswordProps } from './forgot-password';

export default mountIsland( ForgotPassword, readProps( forgotPasswordProps ) );

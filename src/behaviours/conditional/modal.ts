import { startModals } from '../modal';

startModals();

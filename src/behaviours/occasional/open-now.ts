import { startOpenNow } from '../open-now';

startOpenNow();

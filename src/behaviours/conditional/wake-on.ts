import { startWakeOn } from '../wake-on';

startWakeOn();

import { startCompare } from '../compare';

startCompare();

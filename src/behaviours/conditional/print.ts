import { startPrint } from '../print';

startPrint();

import { startPictureHost } from '../picture-host';

startPictureHost();

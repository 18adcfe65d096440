import { startContactBar } from '../contact-bar';

startContactBar();

import { startSmoothScroll } from '../smooth-scroll';

startSmoothScroll();

import { startRecentlyViewed } from '../recently-viewed';

startRecentlyViewed();

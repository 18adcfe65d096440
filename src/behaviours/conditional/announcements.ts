import { startAnnouncements } from '../announcements';

startAnnouncements();

import { startBackToTop } from './back-to-top';
import { startDisclosures } from './disclosure';
import { startFirstClicks } from './first-click';
import { startMenus } from './menu';
import { startToday } from './today';
import { startWhenIdle } from './when-idle';
import { openOnDesktop } from './open-on-desktop';

/** What pages do without React: a file of its own, on every page, beside that of few pages. docs/behaviours.md says what markup each expects. */
openOnDesktop();
startDisclosures();
startMenus();
startBackToTop();
startToday();
const importModule = ( url: string ) => import( /* webpackIgnore: true */ url );
startWhenIdle( importModule );
startFirstClicks( importModule );

import { startBackToTop } from './back-to-top';
import { removeBotCheckNoscript } from './bot-check';
import { startCompare } from './compare';
import { startDisclosures } from './disclosure';
import { startMenus } from './menu';
import { startModals } from './modal';
import { startSmoothScroll } from './smooth-scroll';
import { startToday } from './today';
import { startWhenIdle } from './when-idle';
import { openWide } from './wide-open';

/** What pages do without React: a file of its own, on every page. docs/behaviours.md says what markup each expects. */
openWide();
startDisclosures();
startMenus();
startModals();
startBackToTop();
startSmoothScroll();
startCompare();
startToday();
removeBotCheckNoscript();
startWhenIdle( ( url ) => import( /* webpackIgnore: true */ url ) );

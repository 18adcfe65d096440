import { startLiveMaps } from '../live-map';
import { startOpenNow } from '../open-now';

startOpenNow();
startLiveMaps( ( url ) => import( /* webpackIgnore: true */ url ) );

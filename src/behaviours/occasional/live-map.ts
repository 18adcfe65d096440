import { startLiveMaps } from '../live-map';

startLiveMaps( ( url ) => import( /* webpackIgnore: true */ url ) );

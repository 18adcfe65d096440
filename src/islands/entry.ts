import { startIslands } from './loader';

startIslands( import.meta.url, ( url ) => import( /* webpackIgnore: true */ url ) );

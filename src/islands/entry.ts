import { startIslands } from './loader';
import type { IslandFiles } from './types';

/** Put in by the build: see bin/webpack/island-manifest-plugin.js. */
declare const ISLAND_FILES: IslandFiles;

startIslands( ISLAND_FILES, import.meta.url, ( url ) => import( /* webpackIgnore: true */ url ) );

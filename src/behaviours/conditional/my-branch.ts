import { expectPromise, paintMyBranch } from '../my-branch';

// PHP prints this file into the page, behind what it paints: so it is done before the page is seen.
const { promiseModule } = ( document.currentScript as HTMLElement ).dataset;
expectPromise( paintMyBranch( document.cookie ), promiseModule, ( url ) => import( /* webpackIgnore: true */ url ) );

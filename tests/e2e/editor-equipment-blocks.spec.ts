import { ADMIN } from './playwright.config';
import { test, tryBlocksAbout } from './support/editor';

test.use( { storageState: ADMIN } );

tryBlocksAbout( 'equipment' );

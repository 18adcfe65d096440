import { startDataLayer } from './data-layer';

startDataLayer( JSON.parse( document.getElementById( 'coleman-data-layer' )?.textContent ?? '{}' ) );

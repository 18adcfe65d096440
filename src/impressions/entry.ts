import { watchImpressions } from './impressions';

watchImpressions( JSON.parse( document.getElementById( 'coleman-impressions' )?.textContent ?? '{}' ) );

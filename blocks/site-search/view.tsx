import { mountIsland, readProps } from '@/islands';
import { SiteSearch, siteSearchProps } from './site-search';

export default mountIsland( SiteSearch, readProps( siteSearchProps ) );

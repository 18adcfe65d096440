import { mountIsland, readProps } from '@/islands';
import { SearchResults, searchResultsProps } from './search-results';

export default mountIsland( SearchResults, readProps( searchResultsProps ) );

import { mountIsland, readProps } from '@/islands';
import { Comparison, comparisonProps } from './comparison';

export default mountIsland( Comparison, readProps( comparisonProps ) );

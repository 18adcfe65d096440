import { mountIsland, readProps } from '@/islands';
import { FinancingEstimate, financingEstimateProps } from './financing-estimate';

export default mountIsland( FinancingEstimate, readProps( financingEstimateProps ) );

import { mountIsland, readProps } from '@/islands';
import { SalesTeam, salesTeamProps } from './sales-team';

export default mountIsland( SalesTeam, readProps( salesTeamProps ) );

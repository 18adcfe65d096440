import { mountIsland, readProps } from '@/islands';
import { {{Name}}, {{camelName}}Props } from './{{name}}';

export default mountIsland( {{Name}}, readProps( {{camelName}}Props ) );

import { mountIsland, readProps } from '@/islands';
import { FeaturedProducts, featuredProductsProps } from './featured-products';

export default mountIsland( FeaturedProducts, readProps( featuredProductsProps ) );

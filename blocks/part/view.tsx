import { mountIsland, readProps } from '@/islands';
import type { Mount } from '@/islands';
import { fetchGallery } from './late-gallery';
import { Part, partProps } from './part';

const mount = mountIsland( Part, readProps( partProps ) );

const view: Mount = ( root, strings ) =>
	root.querySelector( '.coleman-gallery' )
		? fetchGallery().then( () => mount( root, strings ) )
		: mount( root, strings );

export default view;

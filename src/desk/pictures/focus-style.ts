import type { CSSProperties } from 'react';
import type { Picture } from './types';

/** Cuts a picture around its focus, as small pictures of a gallery are. */
export const focusStyle = ( { focus_x: x, focus_y: y }: Pick< Picture, 'focus_x' | 'focus_y' > ): CSSProperties => ( {
	objectPosition: `${ 100 * x }% ${ 100 * y }%`,
} );

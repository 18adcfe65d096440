/** Leaves for another page of this site. */
export const goTo = ( path: string ): void => location.assign( path );

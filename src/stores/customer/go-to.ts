/**
 * Fired on `document` before a page is made anew for somebody whose session has ended. Who leads them to sign in prevents
 * it.
 */
export const SIGNED_OUT = 'coleman:signed-out';

/** Leaves for another page of this site. */
export const goTo = ( path: string ): void => location.assign( path );

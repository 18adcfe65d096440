import type { Notice, State } from './types';

/** The notices on the page, oldest first. */
export const getNotices = ( state: State ): Notice[] => state;

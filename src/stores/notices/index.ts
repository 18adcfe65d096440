import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** `coleman/notices`: what the site tells the visitor, for 10 s each. */
export const noticesStore = createReduxStore( 'coleman/notices', { reducer, actions, selectors } );

register( noticesStore );

export type { Notice, NoticeType } from './types';

import { createReduxStore } from '@wordpress/data';
import { registerOnce } from '../register';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** `coleman/notices`: what the site tells the visitor, for 10 s each. */
export const noticesStore = createReduxStore( 'coleman/notices', { reducer, actions, selectors } );

registerOnce( noticesStore );

export type { Notice, NoticeType } from './types';

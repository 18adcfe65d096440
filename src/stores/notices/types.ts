import type { Thunk as StoreThunk } from '../thunk';
import type * as selectors from './selectors';

export type NoticeType = 'success' | 'error';

export type Notice = { id: string; type: NoticeType; message: string };

export type State = Notice[];

export type Action = { type: 'ADD'; notice: Notice } | { type: 'CLOSE'; id: string };

export type Thunk = StoreThunk< Action, typeof selectors >;

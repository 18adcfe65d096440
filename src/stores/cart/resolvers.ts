import { reload } from './actions';

export const getCart = () => reload();

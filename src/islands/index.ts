export { mountIsland } from './mount-island';
export { hintShape, readProps } from './read-props';
export { onFirstUse } from './first-use';
export { useMounted } from './use-mounted';
export { readHint } from './hint';
export { arrayOf, boolean, integer, nullable, number, oneOf, optional, recordOf, shape, string } from './shape';
export type { Check, TypeOf } from './shape';
export type { Hint, Mount } from './types';

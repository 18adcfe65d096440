/** What React has hydrated in this file of tests, and nobody has ended. */
export const roots = new Set< { unmount: () => void } >();

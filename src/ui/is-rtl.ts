/** Whether an element reads from right to left: then the next thing is to its left. */
export const isRtl = ( element: Element ): boolean => getComputedStyle( element ).direction === 'rtl';

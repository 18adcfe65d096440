/** Kinds of numbers, of which TypeScript knows one and PHP two: the compiled views say `int` where a number is whole. */

/** What is counted: never a fraction. The check `integer` of a shape gives one too. */
export type Integer = number;

/** What may be a fraction. The check `number` of a shape gives one too. */
export type Decimal = number;

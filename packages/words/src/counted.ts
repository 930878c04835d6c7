/** Says a number in words, in the right plural. */
export type Counted = (count: number) => string;

/** 0, 1, 2 … below `count`: for things that are drawn several times. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

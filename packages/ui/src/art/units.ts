/** A length in units of cards and tiles: `--u` is a pixel at their real size. */
export const units = (count: number): string => `calc(${count} * var(--u))`;

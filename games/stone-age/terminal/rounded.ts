/** A sum of chances without what adding leaves in its last digits: 3.25, not 3.2499999999999996. */
export const rounded = (value: number): number => Number(value.toPrecision(12));

/** Strong players set up the board as it is: whatever lies there can still be gathered. */
export const USUAL = 0;

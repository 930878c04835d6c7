/** The valley is one coordinate system, whatever size it is shown at. */
export const VALLEY = { width: 944, height: 656 } as const;

/** Where the ledge with cards and tiles begins. */
export const LEDGE_TOP = 500;

import { LEDGE } from '@ochre/ui/behind/ledge.tsx';

/** The valley is one coordinate system, whatever size it is shown at. */
export const VALLEY = { width: LEDGE.width, height: 656 } as const;

/** Where the ledge with cards and tiles begins. */
export const LEDGE_TOP = LEDGE.top;

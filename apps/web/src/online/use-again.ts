import { useState } from 'react';

/** Whether the viewer wants to play again with the same people. */
export interface Again {
  readonly isWanted: boolean;
  readonly change: (isWanted: boolean) => void;
  /** They do: the first who says so makes the next table. */
  readonly ready: () => void;
}

export function useAgain(makeTable: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  const [isWanted, change] = useState(false);
  const ready = (): void => {
    change(true);
    makeTable().catch((error: unknown) => {
      change(false);
      onFailure(error);
    });
  };
  return { isWanted, change, ready } satisfies Again;
}

import type { Keep } from '../settings/index.ts';

const NAME = 'ochre looks';
/** Of so many tables; who comes back to an older one finds it as it is. */
const MOST = 40;

type Looks = readonly (readonly [table: string, seq: number])[];

/** The last line of a table's log that was seen in this browser. */
export const lastLook = (keep: Keep, table: string): number | undefined =>
  read(keep).find(([name]) => name === table)?.[1];

export function looked(keep: Keep, table: string, seq: number): void {
  const others = read(keep).filter(([name]) => name !== table);
  try {
    keep.setItem(NAME, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
  } catch {
    // A browser that stores nothing: what was missed is played only while the page is open.
  }
}

function read(keep: Keep): Looks {
  try {
    const looks: unknown = JSON.parse(keep.getItem(NAME) ?? '[]');
    return Array.isArray(looks) ? looks.filter(isLook) : [];
  } catch {
    return [];
  }
}

const isLook = (look: unknown): look is Looks[number] =>
  Array.isArray(look) && typeof look[0] === 'string' && typeof look[1] === 'number';

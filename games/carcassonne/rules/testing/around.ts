import type { Laid } from './test-table.ts';

/** Seven tiles that, with the start tile, lie around 0,1 on all sides but the south. */
export const AROUND_BUT_SOUTH: readonly Laid[] = [
  ['U', '1,0 r0'],
  ['U', '-1,0 r0'],
  ['E', '1,1 r1'],
  ['E', '-1,1 r3'],
  ['E', '1,2 r1'],
  ['E', '-1,2 r3'],
];

/** The one that closes it. */
export const SOUTH: Laid = ['E', '0,2 r2'];

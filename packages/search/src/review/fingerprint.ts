import { mix32 } from '@ochre/kernel';
import type { Weights } from '../network/weights.ts';

/** Tells weights apart: eight digits that change with any of them. */
export function fingerprintOf({ first, second }: Weights): string {
  let bits = 0;
  for (const list of [first, second]) {
    const words = new Uint32Array(list.buffer, list.byteOffset, list.length);
    for (const word of words) bits = mix32(bits ^ word) + 1;
  }
  return (bits >>> 0).toString(16).padStart(8, '0');
}

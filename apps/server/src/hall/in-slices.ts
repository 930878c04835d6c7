import { setImmediate as rest } from 'node:timers/promises';

/** So long others wait for it. */
const SLICE_MS = 4;

/** Does long work a little at a time, so that everybody else has their turn in between. */
export async function inSlices<T>(work: Generator<void, T, void>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const { value, done } = work.next();
      if (done) return value;
    }
    await rest();
  }
}

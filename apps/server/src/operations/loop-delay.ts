import type { Histogram } from './histogram.ts';

const EVERY_MS = 50;

/** By how much a timer comes late: so long everybody waits for something else. Gives back how to stop. */
export function watchLoop(delay: Histogram): () => void {
  let due = performance.now() + EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    delay.observe(Math.max(0, now - due) / 1000);
    due = now + EVERY_MS;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import { type BrowserContext, test } from '@playwright/test';

/** Another one gives other games: what a test proves holds for any. */
const SEED = process.env.OCHRE_SEED ?? '';

/** Contexts that were made in a test, by it. */
const made = new WeakMap<object, number>();

/**
 * What the pages of a context draw by chance is the same in every run of a test: ids, and the seeds of games.
 * No two contexts draw the same, nor does a page that is loaded again.
 */
export async function sameChance(context: BrowserContext): Promise<void> {
  const info = test.info();
  const count = (made.get(info) ?? 0) + 1;
  made.set(info, count);
  await context.addInitScript(drawFrom, `${info.titlePath.join(' › ')} ${SEED} ${count}`);
}

/** Runs in the page, before anything of its own. */
function drawFrom(seed: string): void {
  // A page that was not opened yet has no store.
  if (!location.protocol.startsWith('http')) return;
  const loads = Number(localStorage.getItem('loads in this test')) + 1;
  localStorage.setItem('loads in this test', String(loads));
  const hash = (text: string): number =>
    [...text].reduce(
      (sum, sign) => Math.imul(sum ^ sign.codePointAt(0)!, 16_777_619),
      2_166_136_261,
    );
  let state = hash(`${seed} ${loads}`);
  const step = hash(`${loads} ${seed}`) | 1;
  const draw = (): number => {
    state = (state + step) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return (more ^ (more >>> 14)) & 0xff;
  };
  crypto.getRandomValues = (numbers) => {
    const { buffer, byteOffset, byteLength } = numbers as ArrayBufferView;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (const at of bytes.keys()) bytes[at] = draw();
    return numbers;
  };
}

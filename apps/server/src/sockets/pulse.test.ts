import { describe, expect, it } from 'vitest';
import { LOOK_MS, Pulse } from './pulse.ts';

/** A pulse that is looked at all the time; `answers` says whether it is heard at a moment. */
function looked(upTo: number, answers: (now: number) => boolean, late = () => 0) {
  let pings = 0;
  const pulse = new Pulse(() => pings++, 0);
  const gone: number[] = [];
  const back: number[] = [];
  for (let now = LOOK_MS; now <= upTo; now += LOOK_MS) {
    const asked = pings;
    if (pulse.look(now, late())) gone.push(now);
    if (pings > asked && answers(now) && pulse.answer() && pulse.hear(now)) back.push(now);
  }
  return { gone, back, pings };
}

describe('the pulse of a socket', () => {
  it('is asked for once a second, and says nothing of who answers', () => {
    expect(looked(10_000, () => true)).toEqual({ gone: [], back: [], pings: 10 });
  });

  it('has gone within three seconds when nothing comes any more', () => {
    const { gone, back } = looked(20_000, (now) => now < 5_000);
    expect(gone).toHaveLength(1);
    expect(gone[0]! - 5_000).toBeLessThanOrEqual(2_500);
    expect(back).toEqual([]);
  });

  it('forgives one lost answer, and is back with the next one', () => {
    expect(looked(10_000, (now) => now !== 4_500).gone).toEqual([]);
    const { gone, back } = looked(20_000, (now) => now < 5_000 || now > 9_000);
    expect([gone.length, back.length]).toEqual([1, 1]);
  });

  it('does not take its own sleep for theirs', () => {
    const pulse = new Pulse(() => {}, 0);
    pulse.look(500, 0);
    pulse.answer();
    pulse.hear(500);
    expect(pulse.look(8_500, 7_500)).toBe(false);
  });

  it('owes one answer for each ping', () => {
    const pulse = new Pulse(() => {}, 0);
    expect(pulse.answer()).toBe(false);
    pulse.send();
    expect([pulse.answer(), pulse.answer()]).toEqual([true, false]);
  });
});

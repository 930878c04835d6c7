import { page } from '@ochre/stone-age/page';
import { newBoard } from '@ochre/stone-age/page/testing';
import type { Event } from '@ochre/stone-age/rules';
import { SOUNDS, type Stroke } from '@ochre/ui/sound/sounds.ts';
import { describe, expect, it } from 'vitest';

const { motion } = page;
const scene = motion.sceneOf(newBoard());
/** What is heard of each part of a move. */
function heard(events: readonly Event[]) {
  const { steps, next } = motion.plan(events, scene, false);
  return [...motion.soundsOf(steps), ...(next === undefined ? [] : motion.soundsOf(next.steps))];
}

describe('Sounds', () => {
  it('go with what moves: dice when they fall, a tick for each good that arrives', () => {
    const cues = heard([
      { type: 'rolled', player: 0, for: 'river', dice: [6, 6] },
      { type: 'gained', player: 0, goods: { gold: 2 }, from: 'river' },
    ]);
    expect(cues.map(({ sound }) => sound)).toEqual(['dice', 'good', 'good']);
    expect(cues[1]!.at).toBeLessThan(cues[2]!.at);
    expect(cues[0]!.at).toBe(0);
  });

  it('of a building and of the next tile differ', () => {
    const cues = heard([
      { type: 'built', player: 0, tile: 'B01', place: 'building1' },
      { type: 'tileOpened', place: 'building1', tile: 'B02', left: 6 },
    ]);
    expect(cues.map(({ sound }) => sound)).toEqual(['building', 'card']);
  });

  it.each(Object.entries<readonly Stroke[]>(SOUNDS))('%s is soft and short', (_, strokes) => {
    for (const { after, lasts, loud } of strokes) {
      expect(loud).toBeLessThanOrEqual(0.6);
      expect(after + lasts).toBeLessThan(2.5);
    }
  });
});

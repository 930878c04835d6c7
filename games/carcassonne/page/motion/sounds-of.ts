import type { Cue } from '@ochre/ui/sound/cue.ts';
import type { Step } from './step.ts';

/** What is heard of what moves: tiles as they are turned and laid, steps, and points. */
export const soundsOf = (steps: readonly Step[]): readonly Cue[] => steps.flatMap(soundOf);

function soundOf({ what, start, duration, to }: Step): Cue[] {
  const arrives = start + duration;
  switch (what.kind) {
    case 'tile':
      return [to.at === 'land' ? { sound: 'building', at: arrives } : { sound: 'card', at: start }];
    case 'person':
      return [{ sound: 'person', at: arrives }];
    case 'seal':
      return what.points === 0 ? [] : [{ sound: 'points', at: start }];
    case 'coin':
      return [{ sound: 'good', at: arrives }];
    case 'challenge':
      return [{ sound: 'person', at: start }];
  }
}

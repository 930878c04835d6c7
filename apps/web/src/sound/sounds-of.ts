import type { Step } from '@ochre/stone-age/page/motion/step.ts';
import type { Sound } from './sounds.ts';

interface Cue {
  readonly sound: Sound;
  /** Milliseconds from now. */
  readonly at: number;
}

/** What is heard of what moves: dice while they roll, all else when it arrives. */
export function soundsOf(steps: readonly Step[]): readonly Cue[] {
  return steps.flatMap(({ what, start, duration, motion }): Cue[] => {
    const arrives = start + duration;
    switch (what.kind) {
      case 'dice':
        return [{ sound: 'dice', at: start }];
      case 'person':
      case 'elder':
        return [{ sound: 'person', at: arrives }];
      case 'sign':
        return [{ sound: 'good', at: arrives }];
      case 'die':
      case 'card':
        return [{ sound: 'card', at: start }];
      case 'tile':
        return [
          motion === 'turn' ? { sound: 'card', at: start } : { sound: 'building', at: arrives },
        ];
      case 'points':
        return [{ sound: 'points', at: start }];
      default:
        return [];
    }
  });
}

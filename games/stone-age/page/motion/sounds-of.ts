import type { Cue } from '@ochre/ui/sound/cue.ts';
import type { Step } from './step.ts';

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

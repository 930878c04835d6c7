import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { Figures } from './figures.tsx';
import type { Point } from './layout.ts';

interface AroundFireProps {
  readonly tribe: Tribe;
  readonly people: number;
}

/** Everybody of a tribe that is fed sits around the fire of the village. */
export function AroundFire({ tribe, people }: AroundFireProps) {
  return <Figures people={upTo(people).map(() => tribe)} spots={SEATS} height={30} />;
}

/** Before the fire, in a half circle. */
const SEATS: readonly Point[] = [
  [388, 440],
  [452, 446],
  [366, 464],
  [475, 470],
  [402, 480],
  [441, 484],
  [499, 448],
  [344, 444],
  [376, 496],
  [470, 500],
];

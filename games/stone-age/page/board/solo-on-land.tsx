import type { ElderArea, SnapshotSolo } from '@ochre/stone-age/rules';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { PlacedSymbol } from '../art/icon.tsx';
import { Pile } from '../art/scene/pile.tsx';
import { ELDER_STANDS, HEAPS, type Point } from './layout.ts';

interface SoloOnLandProps {
  readonly solo: SnapshotSolo;
  readonly tribe: Tribe;
}

/** What the one-player game adds to the valley: heaps, the people in the hut, the elder. */
export function SoloOnLand({ solo, tribe }: SoloOnLandProps) {
  return (
    <>
      {heaps().map(([good, [x, y]]) => (
        <Pile key={good} good={good} count={solo.board[good]} x={x} y={y} />
      ))}
      {upTo(solo.hut).map((at) => (
        <PlacedSymbol
          key={at}
          name={`person-${tribe}`}
          x={556 + at * 13}
          y={414 - (at % 2) * 4}
          height={23}
        />
      ))}
      {solo.elder !== '' && <Elder area={solo.elder} />}
    </>
  );
}

export const heaps = () => Object.entries(HEAPS) as [keyof SnapshotSolo['board'], Point][];

function Elder({ area }: { readonly area: ElderArea }) {
  const [x, y] = ELDER_STANDS[area];
  return (
    <g data-elder={area}>
      <ellipse cx={x + 2} cy={y - 4} rx="30" ry="9" fill="var(--shade)" opacity=".4" />
      <PlacedSymbol name="standing-elder" x={x} y={y} height={92} />
    </g>
  );
}

import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import { Die } from '@ochre/ui/art/die/die.tsx';
import { Rug } from '@ochre/ui/art/die/rug.tsx';
import type { Face } from '@ochre/ui/art/symbols/dice.tsx';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { type Bundle, isGood } from '../../../words/sayings/bundle.ts';
import { isOneUse, valueOfTool } from '../../../words/sayings/tools.ts';
import { Icon } from '../../art/icon.tsx';
import { Tool } from '../../board/tool-row.tsx';
import { keysOf } from '../options/bundle.ts';
import './pictures.css';

interface ThingProps {
  /** A thing of a bundle. */
  readonly of: string;
  readonly player: SnapshotPlayer;
  readonly size?: number;
}

export function Thing({ of, player, size = 26 }: ThingProps) {
  if (isGood(of) || of === 'agriculture') return <Icon name={of} size={size} />;
  return <Tool value={valueOfTool(of, player.tools)} state={isOneUse(of) ? 'one-use' : 'fresh'} />;
}

interface ThingsProps {
  readonly of: Bundle;
  readonly player: SnapshotPlayer;
  readonly size?: number;
}

/** Every piece of a bundle, in a row. */
export function Things({ of, player, size = 24 }: ThingsProps) {
  const keys = keysOf([{ move: '', bundle: of }]);
  return (
    <span className="things">
      {keys.flatMap((key) =>
        upTo(of[key]!).map((at) => (
          <Thing key={`${key}${at}`} of={key} player={player} size={size} />
        )),
      )}
    </span>
  );
}

/** No two dice lie alike, and the same ones always do. */
const turnOf = (at: number): number => 18 + ((at * 37) % 55);
const leanOf = (at: number): number => ((at * 5) % 3) * 4 - 4;

const STEP = 62;
const HEIGHT = 92;

/** Dice as they fell, on the hide. */
export function DiceOnHide({ dice }: { readonly dice: readonly number[] }) {
  const width = Math.max(3, dice.length) * STEP + 56;
  const from = (width - (dice.length - 1) * STEP) / 2;
  return (
    <svg className="hide" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Rug x={width / 2} y={52} width={width - 6} height={66} />
      {upTo(dice.length).map((at) => (
        <Die
          key={at}
          x={from + at * STEP}
          y={56 + leanOf(at)}
          size={31}
          face={dice[at] as Face}
          turn={turnOf(at)}
        />
      ))}
    </svg>
  );
}

interface LoneDieProps {
  readonly face: Face;
  readonly size?: number;
  readonly at?: number;
}

export function LoneDie({ face, size = 48, at = 0 }: LoneDieProps) {
  return (
    <svg className="lone-die" viewBox="0 0 56 56" width={size} height={size} aria-hidden="true">
      <Die x={28} y={36} size={30} face={face} turn={turnOf(at)} />
    </svg>
  );
}

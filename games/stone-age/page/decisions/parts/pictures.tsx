import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import { Die } from '@ochre/ui/art/die/die.tsx';
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

import type { BehindProps, Waiting } from '@ochre/ui/game/game-front.ts';
import { FollowerOnLand } from '../art/follower.tsx';
import { spotOf } from '../art/geometry/index.ts';
import { cutAt } from '../art/land/laid.ts';
import { Land } from '../art/land.tsx';
import { drawTile } from '../art/tile/draw-tile.ts';
import { ON_LAND, type Stand, TILES } from './country-tiles.ts';

/** What is seen of the land, in its units: all of it, and for a print the part with the two large cities. */
const SHOWN = { whole: '-300 -400 900 700', print: '-190 -330 620 640' };

/** Draws its tiles beforehand, one by one: who clicks meanwhile is answered in between. */
export async function drawTiles(): Promise<void> {
  for (const [order, tile] of TILES.entries()) {
    drawTile(tile.tile, tile.rotation, cutAt(tile, order));
    await new Promise((done) => setTimeout(done));
  }
}

/** A land in the middle of a game, with everybody on it. */
export function Country({ fire = [], isPrint = false }: BehindProps) {
  const stands = ON_LAND[isPrint ? 'print' : 'aside'];
  return (
    <svg
      viewBox={isPrint ? SHOWN.print : SHOWN.whole}
      preserveAspectRatio={isPrint ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <Land board={TILES} />
      {fire.map((one, at) => (
        <Somebody key={one.tribe} {...one} stand={stands[at]!} />
      ))}
    </svg>
  );
}

interface SomebodyProps extends Waiting {
  readonly stand: Stand;
}

/** Who plays stands where a follower could; who is still to come, as a shadow. */
function Somebody({ tribe, isThere, stand: { tile, on } }: SomebodyProps) {
  const lying = TILES[tile]!;
  const [x, y] = spotOf(lying, on);
  return (
    <g className={isThere ? undefined : 'nobody-yet'}>
      <FollowerOnLand
        tribe={tribe}
        on={on}
        x={100 * lying.x + x}
        y={100 * lying.y + y}
        height={40}
      />
    </g>
  );
}

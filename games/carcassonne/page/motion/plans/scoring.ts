import { isBuilding, type SquareXY, termsOf } from '../../../rules/index.ts';
import { scores } from '../change.ts';
import { scoredFeature } from '../scored-feature.ts';
import { add, happens, panel } from '../staging.ts';
import type { Spot } from '../step.ts';
import { BETWEEN_COINS, COIN, OUTLINE, READ, SEAL } from '../timing.ts';
import type { PlansOf } from './plans-of.ts';

/** No more coins fly for one player, however many points there are. */
const COINS = 5;

type OnLand = Extract<Spot, { at: 'land' }>;

/** What is smaller would be hidden by its seal. */
const LARGE = 6;

/** How points come from the land to the panels. */
export const SCORING: PlansOf<'scored'> = {
  scored(event, staging) {
    const { players, points, tiles, isComplete } = event;
    // What the end brings is told by the end itself, one by one.
    if (!isComplete) return;
    const middle = middleOf(tiles);
    const isAbove = tiles.length < LARGE;
    const seal = isAbove ? topOf(tiles, isBuilding(event.for) ? 1 : 0) : middle;
    const feature = scoredFeature(staging.view, event);
    const terms = feature === undefined ? [] : termsOf(staging.view, event.for, feature);
    add(staging, {
      motion: 'show',
      what: { kind: 'seal', points, players, terms, isAbove },
      from: seal,
      to: seal,
      duration: SEAL,
      after: OUTLINE / 2,
    });
    staging.now += OUTLINE / 2 + READ;
    const coins = Math.min(COINS, points);
    for (const player of players) {
      for (let nth = 0; nth < coins; nth++) {
        add(staging, {
          motion: 'fly',
          what: { kind: 'coin', player },
          from: middle,
          to: panel(player, 'score'),
          duration: COIN,
          after: nth * BETWEEN_COINS,
        });
      }
      happens(staging, scores(player, points), COIN + (coins - 1) * BETWEEN_COINS);
    }
    staging.now += COIN;
  },
};

/** In the upper part of the northernmost square; a building counts so many squares around it. */
function topOf(tiles: readonly SquareXY[], around: number): OnLand {
  const [x, y] = tiles.reduce((top, tile) => (tile[1] < top[1] ? tile : top));
  return { at: 'land', x: x + 0.5, y: y - around + 0.2 };
}

/** The square that is nearest to the middle of all: it lies in what is scored. */
function middleOf(tiles: readonly SquareXY[]): OnLand {
  const mean = (axis: 0 | 1): number =>
    tiles.reduce((sum, tile) => sum + tile[axis], 0) / tiles.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const away = ([x, y]: SquareXY): number => Math.hypot(x - meanX, y - meanY);
  const [x, y] = tiles.reduce((best, tile) => (away(tile) < away(best) ? tile : best));
  return { at: 'land', x: x + 0.5, y: y + 0.5 };
}

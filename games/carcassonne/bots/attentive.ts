import { hash32, type Random } from '@ochre/kernel';
import { type Bot, bestOf } from '@ochre/search';
import type { Value } from '@ochre/search/value';
import type { Lay } from '../rules/action.ts';
import type { Action, State } from '../rules/index.ts';
import { layings } from '../rules/within.ts';
import { turnsFrom } from './judging/turns.ts';

/** Somebody who does not see everything. */
export interface Attention {
  readonly judge: Value<State>;
  /** Of the squares where the tile fits, such a part is seen, on an ordinary day. */
  readonly sees: number;
}

/** On a good day so much more is seen, on a bad one so much less. */
const MOOD = 0.35;

/**
 * Weak as people are: it overlooks squares, and takes the best of what it sees by what it thinks things
 * are worth. It has good days and bad ones, but a day lasts for a whole game.
 */
export function attentiveBot(about: string, { judge, sees }: Attention): Bot<State, Action> {
  return {
    about,
    choose(seen, _legal, random) {
      const noticed = noticedOf(layings(seen), sees * (1 + MOOD * moodOf(seen)), random);
      const { lay, claim } = bestOf(turnsFrom(seen, judge, noticed), ({ value }) => value);
      return lay ?? claim;
    },
  };
}

/** Square by square; whoever sees none at all takes the first. */
function noticedOf(lays: readonly Lay[], sees: number, random: Random): readonly Lay[] {
  const squares = new Map<string, boolean>();
  const isNoticed = (lay: Lay): boolean => {
    const square = squareOf(lay);
    const known = squares.get(square);
    if (known !== undefined) return known;
    const isSeen = random.below(ONE) < sees * ONE;
    squares.set(square, isSeen);
    return isSeen;
  };
  const noticed = lays.filter(isNoticed);
  return noticed.length > 0 ? noticed : lays.filter((lay) => squareOf(lay) === squareOf(lays[0]!));
}

const squareOf = ({ x, y }: Lay): string => `${x},${y}`;

const ONE = 1 << 16;

/** So many tiles are on the table when everybody knows what kind of day it is. */
const DAWN = 5;

/** From -1 to 1, by how this game began; nothing is known of it before that. */
function moodOf({ map, player }: State): number {
  if (map.lies.length < DAWN) return 0;
  const beginning = map.lies.slice(0, DAWN).join();
  return ((hash32(beginning, player) >>> 0) / 2 ** 32) * 2 - 1;
}

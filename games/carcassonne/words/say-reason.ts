import { byType, type PerType } from '@ochre/kernel';
import { type Cast as AnyCast, nameOf } from '@ochre/words';
import type { Reason } from '../rules/index.ts';
import type { Words } from './index.ts';
import { nameOfSegment } from './names.ts';

type Cast = AnyCast<Words>;

/** Why a move is not allowed, in one or more sentences. */
export const sayReason = (reason: Reason, cast: Cast): string => byType(REASONS, reason, cast);

const REASONS: PerType<Reason, [cast: Cast], string> = {
  over: (_, { words }) => words.reasons.over,
  turn: ({ player }, cast) => cast.words.reasons.turn(nameOf(player, cast)),
  layFirst: (_, { words }) => words.reasons.layFirst,
  claimNow: (_, { words }) => words.reasons.claimNow,
  alone: ({ x, y }, { words }) => words.reasons.alone(`${x},${y}`),
  occupied: ({ x, y }, { words }) => words.reasons.occupied(`${x},${y}`),
  sides: ({ sides }, { words }) => sides.map(words.reasons.side).join(' '),
  building: ({ why, building, x, y, laid }, { words }) =>
    words.reasons.building[why](building, `${x},${y}`, laid),
  absent: ({ on, has }, { words }) =>
    words.reasons.absent(
      nameOfSegment(on, words),
      words.and(has.map((name) => nameOfSegment(name, words))),
    ),
  noFarmers: (_, { words }) => words.reasons.noFarmers,
  held: ({ feature, holders }, cast) => {
    const { reasons, and } = cast.words;
    const [only, ...more] = holders;
    return only === cast.viewer && more.length === 0
      ? reasons.heldByYou[feature]
      : reasons.held[feature](and(holders.map((player) => nameOf(player, cast))));
  },
};

import { type Good, gatheringOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { afterMove } from './after-placing.ts';
import { momentSeen } from './seen.ts';

/** What people would bring on average, without tools, where they roll; undefined elsewhere. */
export function meanOfPlacing(view: Snapshot, viewer: number, move: string): number | undefined {
  const action = stoneAge.parse(move);
  if (action.kind !== 'place') return undefined;
  const moment = momentSeen(afterMove(view, viewer, move));
  const work = moment.rules.placeNamed[action.place]?.work;
  if (work?.kind !== 'roll') return undefined;
  return meanRolled(moment, viewer, work.good);
}

/** What the people who stand where that good is rolled for bring on average. */
function meanRolled(
  moment: ReturnType<typeof momentSeen>,
  viewer: number,
  good: Good,
): number | undefined {
  const roll = gatheringOf(moment, viewer).rolls.find((other) => other.good === good);
  return roll?.sums.reduce((mean, chance, sum) => {
    const due = Math.floor(sum / roll.divisor);
    const { limits } = roll;
    return mean + chance * (limits === undefined ? due : Math.min(due, limits.there, limits.room));
  }, 0);
}

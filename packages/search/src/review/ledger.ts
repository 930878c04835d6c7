import { scaleFor } from './grades.ts';
import type { Moment, Start } from './moment.ts';
import { minus, nothing, plus, type Worth } from './worth.ts';

/**
 * Where a game was won, by seat: result − start = luck + given − lost + rest. All but the rest is known; the
 * rest is what the judge did not see coming.
 */
export interface Ledger {
  /** When the first player had to decide. */
  readonly start: Worth;
  /** Of that, what the draw of the start and the seat brought. */
  readonly startLuck: Worth;
  readonly luck: Worth;
  /** What others lost to the seat by their decisions. */
  readonly given: Worth;
  /** By decisions of the seat's own. */
  readonly lost: Worth;
  readonly rest: Worth;
  readonly result: Worth;
  /** The result less all luck, that of the start too. */
  readonly adjusted: Worth;
}

/** A rest beyond this, in shares at two players, makes a report uncertain. */
const UNCERTAIN = 0.2;

export function ledgerOf(
  { worth: start, luck: startLuck }: Start,
  moments: readonly Moment[],
): Ledger {
  const seats = start.shares.length;
  let [luck, given, lost, rest] = [nothing(seats), nothing(seats), nothing(seats), nothing(seats)];
  let now = start;
  for (const { player, after, luck: fallen, choice } of moments) {
    const loss = choice?.better?.loss ?? nothing(seats);
    luck = plus(luck, fallen);
    lost = plus(lost, onlyFor(loss, player, true));
    given = minus(given, onlyFor(loss, player, false));
    rest = plus(rest, plus(minus(minus(after, now), fallen), loss));
    now = after;
  }
  const adjusted = minus(minus(now, luck), startLuck);
  return { start, startLuck, luck, given, lost, rest, result: now, adjusted };
}

/** Of one seat alone, or of all others. */
function onlyFor({ shares, points }: Worth, player: number, isOwn: boolean): Worth {
  const kept = (one: number, seat: number): number => ((seat === player) === isOwn ? one : 0);
  return { shares: shares.map(kept), points: points.map(kept) };
}

export const isUncertain = ({ rest: { shares } }: Ledger): boolean =>
  shares.some((share) => Math.abs(share) > UNCERTAIN * scaleFor(shares.length));

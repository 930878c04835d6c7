import type { Grade } from './grades.ts';
import type { Moment } from './moment.ts';

/** A move that decided more than others: by what was lost, or by what chance brought. */
export type KeyMoment = LossMoment | LuckMoment;

interface LossMoment {
  readonly kind: 'loss';
  readonly moment: Moment;
  readonly seat: number;
  readonly share: number;
  readonly grade: Grade;
}

interface LuckMoment {
  readonly kind: 'luck';
  readonly moment: Moment;
  readonly seat: number;
  readonly share: number;
}

export interface Eyes {
  /** Whose game it was; without it, all seats count. */
  readonly whose: number | undefined;
  /** Who rolled or drew in a move. */
  readonly owner: (moment: Moment) => number;
}

const LOSSES = 5;
const LUCKS = 3;
/** Less luck than this, in shares, is no event. */
const NOTABLE = 0.02;

export const lossOf = ({ player, choice }: Moment): number =>
  choice?.better?.loss.shares[player] ?? 0;

/** The decisions that cost most, the greatest first. */
export const worstOf = (moments: readonly Moment[], whose: number | undefined): Moment[] =>
  moments
    .filter((moment) => lossOf(moment) > 0 && (whose === undefined || moment.player === whose))
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, LOSSES);

/** Where chance brought most, or took most, the greatest first. */
export const luckiestOf = (
  moments: readonly Moment[],
  { whose, owner }: Eyes,
  sign: 1 | -1,
): LuckMoment[] =>
  moments
    .filter(({ ways }) => ways > 1)
    .map((moment): LuckMoment => {
      const seat = whose ?? owner(moment);
      return { kind: 'luck', moment, seat, share: moment.luck.shares[seat]! };
    })
    .filter(({ share }) => sign * share >= NOTABLE)
    .sort((one, other) => sign * (other.share - one.share))
    .slice(0, LUCKS);

/** Where the game was decided, in the order of the moves. */
export function keyMomentsOf(moments: readonly Moment[], eyes: Eyes): KeyMoment[] {
  const losses = worstOf(moments, eyes.whose).map(
    (moment): LossMoment => ({
      kind: 'loss',
      moment,
      seat: moment.player,
      share: -lossOf(moment),
      grade: moment.choice!.grade,
    }),
  );
  return [...losses, ...luckiestOf(moments, eyes, 1), ...luckiestOf(moments, eyes, -1)].sort(
    (one, other) => one.moment.at - other.moment.at,
  );
}

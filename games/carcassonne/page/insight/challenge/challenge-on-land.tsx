import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import type { CSSProperties } from 'react';
import type { Challenge, ChallengeSide, SquareXY } from '../../../rules/index.ts';
import './challenge-on-land.css';

interface ChallengeOnLandProps {
  readonly challenge: Challenge;
  readonly seats: readonly Seat[];
}

/** How far inside its squares the first outline runs, and how far outside the second, in units. */
const INSETS = [5, -2] as const;

/** The nine squares of each side, outlined in the colour of its player. */
export const ChallengeOnLand = ({ challenge: { sides }, seats }: ChallengeOnLandProps) =>
  sides.map((side, at) => (
    <Nine key={side.building} side={side} seats={seats} inset={INSETS[at] ?? 0} />
  ));

interface NineProps {
  readonly side: ChallengeSide;
  readonly seats: readonly Seat[];
  readonly inset: number;
}

function Nine({ side: { player, x, y }, seats, inset }: NineProps) {
  const box = {
    x: 100 * (x - 1) + inset,
    y: 100 * (y - 1) + inset,
    width: 300 - 2 * inset,
    height: 300 - 2 * inset,
    rx: 8,
  };
  return (
    <g
      className="nine"
      style={{ '--p': `var(--p-${ofSeat(seats, player).tribe})` } as CSSProperties}
    >
      <rect className="nine-rim" {...box} />
      <rect className="nine-ink" {...box} />
      <rect className="nine-colour" {...box} />
    </g>
  );
}

/** The squares that are still missing, each with those whom it counts for. */
export const missingOf = ({ sides }: Challenge): readonly (readonly [SquareXY, number[]])[] => {
  const squares = new Map<string, [SquareXY, number[]]>();
  for (const { player, missing } of sides) {
    for (const square of missing) {
      const [, players] = squares.get(String(square)) ?? [square, []];
      squares.set(String(square), [square, [...players, player]]);
    }
  }
  return [...squares.values()];
};

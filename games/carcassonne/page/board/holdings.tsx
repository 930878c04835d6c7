import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { standingOf } from '../../words/names.ts';
import { Follower, postureOf } from '../art/follower.tsx';
import { useWords, type Words } from '../in-words.tsx';
import { Sign } from './sign.tsx';
import type { Holding } from './standing.ts';

interface HoldingsProps {
  readonly tribe: Tribe;
  readonly holdings: readonly Holding[];
  readonly isSmall: boolean;
}

/** What a player has followers on, each with what it would bring now. */
export function Holdings({ tribe, holdings, isSmall }: HoldingsProps) {
  const words = useWords();
  if (holdings.length === 0) return null;
  return (
    <ul className="holdings" aria-label={words.board.onTheLand}>
      {holdings.map(({ kind, on, followers, points }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features have no name but their place.
        <li key={at}>
          <span className="unseen">
            {sayHolding(words.followers[standingOf(on)](followers), points, words)}
          </span>
          <Follower tribe={tribe} posture={postureOf(on)} size={20} />
          {!isSmall && <Sign of={kind} size={13} />}
          {points !== undefined && <span aria-hidden="true">{points}</span>}
        </li>
      ))}
    </ul>
  );
}

const sayHolding = (who: string, points: number | undefined, words: Words): string =>
  points === undefined ? who : words.board.holding(who, words.points(points));

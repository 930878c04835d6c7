import { ofSeat } from '@ochre/kernel';
import { type Challenge, challengesIn } from '../../../rules/index.ts';
import { AtPlace } from '../../board/at-place.tsx';
import { useWords } from '../../in-words.tsx';
import type { Onlooker } from '../onlooker.ts';
import { Swords } from '../swords.tsx';
import { middleOfTie, Tie } from './tie.tsx';
import './ties.css';

/** Every challenge as a rope on the land. */
export const Ties = ({ view }: Pick<Onlooker, 'view'>) =>
  challengesIn(view).map((challenge) => (
    <Tie key={keyOf(challenge)} view={view} challenge={challenge} />
  ));

interface TieSignsProps extends Onlooker {
  readonly opened: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** On each rope the sign that opens it. */
export function TieSigns({ view, seats, opened, onOpen }: TieSignsProps) {
  const { insight } = useWords();
  return challengesIn(view).map((challenge) => {
    const [x, y] = middleOfTie(view, challenge);
    const key = keyOf(challenge);
    const [one, other] = challenge.sides.map(({ player }) => ofSeat(seats, player).name);
    return (
      <AtPlace key={key} x={x} y={y} className="tie-sign">
        <button
          type="button"
          aria-label={insight.challenge.open(one ?? '', other ?? '')}
          aria-pressed={key === opened}
          onClick={() => onOpen(key)}
        >
          <Swords size={20} />
        </button>
      </AtPlace>
    );
  });
}

/** A monk is in one challenge at a time. */
export const keyOf = ({ sides: [monk] }: Challenge): string => `${monk.x},${monk.y}`;

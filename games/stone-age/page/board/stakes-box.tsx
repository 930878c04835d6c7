import type { Snapshot, SnapshotSolo } from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { atStake, type Stake, signed, stakesOf } from './stakes.ts';

interface StakesBoxProps {
  readonly view: Snapshot;
  readonly solo: SnapshotSolo;
}

/** Solo: what is left on the board, and what it counts if it stays there. */
export function StakesBox({ view, solo }: StakesBoxProps) {
  const words = useWords();
  const stakes = stakesOf(view, solo, words);
  return (
    <section className="box paper">
      <h2>
        {words.solo.onTheBoard} <Points points={atStake(stakes)} />
      </h2>
      <ul className="stakes">
        {stakes.map(({ icon, says, points }) => (
          <li key={says}>
            <Icon name={icon} size={18} />
            <span>{says}</span>
            <Points points={points} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({ points }: Pick<Stake, 'points'>) {
  const { effects } = useWords();
  if (points === 0) return null;
  return (
    <b className={points < 0 ? 'loses' : 'gains'} role="img" aria-label={effects.points(points)}>
      {signed(points)}
    </b>
  );
}

import type { SnapshotSolo } from '@ochre/stone-age/rules';
import { useWords } from '../in-words.tsx';
import { SmallCard } from './small-card.tsx';

/** Solo: the draw stack is open, the next card first. */
export function DrawStackBox({ drawStack }: Pick<SnapshotSolo, 'drawStack'>) {
  const words = useWords();
  return (
    <section className="box paper">
      <h2>
        {words.solo.drawStack} <small>{words.solo.nextFirst}</small>
      </h2>
      <div className="draw-stack">
        {drawStack.map((id) => (
          <SmallCard key={id} id={id} />
        ))}
      </div>
    </section>
  );
}

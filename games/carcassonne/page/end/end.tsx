import type { EndProps } from '@ochre/ui/game/game-page.ts';
import type { Snapshot } from '../../rules/index.ts';

/** The end, with all points by kind. */
export function End({ view, seats, onReplay, onHome, acts, children }: EndProps<Snapshot>) {
  return (
    <section>
      {seats.map(({ name, tribe }, player) => (
        <p key={tribe}>
          {name} {view.result?.scores[player]}
        </p>
      ))}
      <button type="button" onClick={onReplay}>
        ▶
      </button>
      <button type="button" onClick={onHome}>
        ⌂
      </button>
      {acts}
      {children}
    </section>
  );
}

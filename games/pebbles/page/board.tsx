import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { BoardProps } from '@ochre/ui/game/game-page.ts';
import type { PebblesView } from '../rules/pebbles.ts';
import './board.css';
import { useWords } from './in-words.tsx';

/** The heap, and what everybody has. */
export function Board({ view, seats, corner, over, bar, log }: BoardProps<PebblesView>) {
  const words = useWords();
  return (
    <div className="pebbles-table">
      <header className="pebbles-top">{corner}</header>
      <main>
        <section className="pebbles-heap paper" aria-label={words.heap}>
          <h1 className="display">{words.pebbles(view.heap)}</h1>
          <div aria-hidden="true">
            {Array.from({ length: view.heap }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pebbles are all alike.
              <i key={at} />
            ))}
          </div>
        </section>
        {over}
        {bar}
      </main>
      <aside>
        <ul className="pebbles-players">
          {seats.map(({ name, tribe, about }, player) => (
            <li
              key={tribe}
              className="paper"
              {...(player === view.player && view.heap > 0 ? { 'aria-current': true } : {})}
            >
              <Icon name={`person-${tribe}`} size={28} />
              <b className="display">{name}</b> <small>{about}</small>
              <span>
                {words.pebbles(ofSeat(view.pebbles, player))},{' '}
                {words.cards(ofSeat(view.cards, player).length)}
              </span>
            </li>
          ))}
        </ul>
        {log}
      </aside>
    </div>
  );
}

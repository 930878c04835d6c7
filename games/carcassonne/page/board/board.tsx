import type { BoardProps } from '@ochre/ui/game/game-page.ts';
import type { Snapshot } from '../../rules/index.ts';
import { Land } from '../art/land.tsx';
import { useWords } from '../in-words.tsx';

/** The land, and who plays on it. */
export function Board({ view, seats, corner, over, bar, log }: BoardProps<Snapshot>) {
  const { board: words } = useWords();
  return (
    <div>
      <header>
        {words.tilesLeft(view.left)}
        {corner}
      </header>
      <main>
        <svg role="img" aria-label={words.land} viewBox="-500 -500 1000 1000">
          <Land board={view.board} />
        </svg>
        {over}
        {bar}
      </main>
      <aside>
        <ul>
          {seats.map(({ name, tribe }, player) => (
            <li key={tribe}>
              {name} {view.players[player]?.score}
            </li>
          ))}
        </ul>
        {log}
      </aside>
    </div>
  );
}
